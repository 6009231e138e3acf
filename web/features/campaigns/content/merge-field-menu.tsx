import { Braces, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { SyntaxDialog } from './syntax-dialog.tsx'

/** Merge fields that every recipient has, with the fallback for recipients without a value. */
const FIELDS: readonly { label: string; field: string }[] = [
  { label: 'First name, or “there”', field: '{{first_name|there}}' },
  { label: 'Full name, or “there”', field: '{{name|there}}' },
  { label: 'Company, or “your company”', field: '{{company|your company}}' },
  { label: 'Job title', field: '{{job_title|your role}}' },
  { label: 'City', field: '{{city|your city}}' },
  { label: 'Website', field: '{{website|your website}}' },
  { label: 'Email', field: '{{email}}' },
  { label: 'Phone', field: '{{phone}}' },
  { label: 'Unsubscribe link', field: '{{unsubscribe_url}}' },
]
/** Text that depends on the recipient. */
const PATTERNS: readonly { label: string; text: string }[] = [
  { label: 'If they have a company', text: '{% if company %}at {{company}}{% else %}{% endif %}' },
  { label: 'Random wording', text: '{Hi|Hello|Good morning}' },
]
const KNOWN = new Set([
  'name',
  'first_name',
  'company',
  'job_title',
  'city',
  'website',
  'site',
  'email',
  'phone',
  'unsubscribe_url',
])

export interface MergeFieldMenuProps {
  /** Custom fields of the recipients. */
  custom: readonly string[]
  onInsert: (field: string) => void
  isDisabled?: boolean
}

/** Menu of merge fields. The text after the bar is the fallback for recipients without a value. */
export function MergeFieldMenu({ custom, onInsert, isDisabled }: MergeFieldMenuProps) {
  const own = custom.filter((name) => !KNOWN.has(name))
  const [isHelping, setIsHelping] = useState(false)
  return (
    <>
      <Menu
        align="start"
        className="max-h-80 overflow-y-auto"
        trigger={
          <Button size="sm" icon={Braces} trailingIcon={ChevronDown} disabled={isDisabled}>
            Merge field
          </Button>
        }
      >
        {FIELDS.map(({ label, field }) => (
          <MenuItem key={field} onSelect={() => onInsert(field)}>
            <span className="flex-1">{label}</span>
          </MenuItem>
        ))}
        <MenuSeparator />
        {PATTERNS.map(({ label, text }) => (
          <MenuItem key={label} onSelect={() => onInsert(text)}>
            <span className="flex-1">{label}</span>
          </MenuItem>
        ))}
        {own.length > 0 ? <MenuSeparator /> : null}
        {own.map((name) => (
          <MenuItem key={name} onSelect={() => onInsert(`{{${name}}}`)}>
            <span className="font-mono text-xs">{name}</span>
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => setIsHelping(true)}>
          <span className="flex-1">Syntax help</span>
        </MenuItem>
      </Menu>
      {isHelping ? <SyntaxDialog onClose={() => setIsHelping(false)} /> : null}
    </>
  )
}
