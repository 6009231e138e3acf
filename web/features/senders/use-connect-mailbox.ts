import { useState } from 'react'
import type { GrantKind } from '../../../src/contracts/mailboxes/mailboxes.ts'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useStartConnection } from './api.ts'

/** Opens another website in place of the application. */
export type GoTo = (url: string) => void

const leave: GoTo = (url) => window.location.assign(url)

/** Sends the person to a provider's page to connect a mailbox: a new one, or that of a sender again. */
export function useConnectMailbox(goTo: GoTo = leave) {
  const start = useStartConnection()
  // Stays set after success, until the provider's page has loaded.
  const [connecting, setConnecting] = useState<GrantKind | null>(null)
  async function connect(kind: GrantKind, senderId: string | null = null) {
    setConnecting(kind)
    try {
      goTo((await start.mutateAsync({ body: { kind, sender_id: senderId } })).data.url)
    } catch (error) {
      setConnecting(null)
      toastFailure(error, "We couldn't connect the mailbox")
    }
  }
  return { connect: (kind: GrantKind, senderId?: string) => void connect(kind, senderId), connecting }
}
