import { useQuery } from '@tanstack/react-query'
import { Mailbox } from 'lucide-react'
import { GRANT_LABELS } from '../../../src/contracts/mailboxes/mailboxes.ts'
import { startConnection } from '../../../src/contracts/senders/mailbox-connections.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { senderQueries } from './api.ts'
import { type GoTo, useConnectMailbox } from './use-connect-mailbox.ts'

/** A button for each provider whose mailboxes can be connected. Nothing where the operator has registered with none. */
export function ConnectMailboxButtons({ goTo }: { goTo?: GoTo }) {
  const { data: providers = [] } = useQuery(senderQueries.mailboxProviders())
  const { connect, connecting } = useConnectMailbox(goTo)
  return (
    <Allowed to={startConnection}>
      {providers.map((kind) => (
        <Button
          key={kind}
          icon={Mailbox}
          isLoading={connecting === kind}
          disabled={connecting !== null}
          onClick={() => connect(kind)}
        >
          {`Connect ${GRANT_LABELS[kind]}`}
        </Button>
      ))}
    </Allowed>
  )
}
