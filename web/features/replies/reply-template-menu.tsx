import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { templatesQuery } from '../../queries/message-templates.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useFillTemplate } from './conversation-api.ts'

export interface ReplyTemplateMenuProps {
  conversationId: string
  onFilled: (text: string) => void
}

/** The account's message templates. The chosen one is filled with the person's fields. */
export function ReplyTemplateMenu({ conversationId, onFilled }: ReplyTemplateMenuProps) {
  const { data: templates = [] } = useQuery(templatesQuery('email'))
  const fill = useFillTemplate()
  if (templates.length === 0) return null
  async function insert(template_id: string) {
    try {
      const { data } = await fill.mutateAsync({ params: { id: conversationId }, query: { template_id } })
      onFilled(data.text)
      if (data.missing.length > 0)
        toast.warning('Some fields are empty', { description: `They lack ${data.missing.join(', ')}.` })
    } catch (error) {
      toastFailure(error, 'Failed to insert the template')
    }
  }
  return (
    <Menu
      align="start"
      trigger={
        <Button icon={FileText} isLoading={fill.isPending}>
          Template
        </Button>
      }
    >
      {templates.map(({ id, name }) => (
        <MenuItem key={id} onSelect={() => void insert(id)}>
          <span className="truncate">{name}</span>
        </MenuItem>
      ))}
    </Menu>
  )
}
