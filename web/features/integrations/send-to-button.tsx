import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Plug, Share2 } from 'lucide-react'
import { useLocation } from 'wouter'
import type { BodyFor } from '../../../src/contracts/endpoint.ts'
import { startPush } from '../../../src/contracts/integrations/integrations.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { integrationQueries, useStartPush } from './api.ts'
import { nameOf, providerIcons } from './integration-words.ts'

export interface SendToButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The contacts: ids, or a filter that matches them. */
  contacts: BodyFor<typeof startPush>
  /** For screen readers, where the page has a second such button. */
  label?: string
}

/** "Send to…": pushes contacts to an integration, and opens its log with the progress. */
export function SendToButton({ contacts, label, ...look }: SendToButtonProps) {
  const { data } = useQuery(integrationQueries.list())
  const start = useStartPush()
  const [, navigate] = useLocation()
  async function send(id: string, name: string) {
    try {
      await start.mutateAsync({ params: { id }, body: contacts })
      toast.success(`Sending to ${name}`)
      navigate(paths.integration.to(id))
    } catch (error) {
      toastFailure(error, "We couldn't send the contacts")
    }
  }
  const integrations = data?.integrations ?? []
  return (
    <Allowed to={startPush}>
      <Menu
        trigger={
          <Button {...look} icon={Share2} trailingIcon={ChevronDown} isLoading={start.isPending} aria-label={label}>
            Send to…
          </Button>
        }
      >
        {integrations.map((integration) => (
          <MenuItem
            key={integration.id}
            icon={providerIcons[integration.provider]}
            isDisabled={integration.state === 'disconnected'}
            onSelect={() => void send(integration.id, nameOf(integration))}
          >
            {nameOf(integration)}
          </MenuItem>
        ))}
        <MenuItem icon={Plug} href={paths.settings.to({ tab: 'integrations' })}>
          {integrations.length === 0 ? 'Connect a CRM' : 'Integrations'}
        </MenuItem>
      </Menu>
    </Allowed>
  )
}
