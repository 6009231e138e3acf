import { MailCheck, MailX } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { OutcomeMark } from '../../features/auth/outcome-mark.tsx'
import { useConfirmBillingEmail, useStopBillingEmail } from '../../features/billing/details/api.ts'
import { messageOf } from '../../lib/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { GuestLayout } from '../shell/guest-layout.tsx'

const WORDS = {
  confirm: {
    ...{ title: 'Confirm your address', button: 'Confirm address', done: 'Address confirmed' },
    text: 'You receive receipts already. Confirm to receive reminders and notices about payments as well.',
    doneText: 'You now receive all mail about these payments.',
  },
  stop: {
    ...{ title: 'Stop these emails?', button: 'Stop these emails', done: 'Emails stopped' },
    text: 'You will receive no more receipts and notices about these payments.',
    doneText: 'You receive no more receipts and notices about these payments.',
  },
} as const

/**
 * Target of the links mailed to further billing addresses. Opening it changes nothing, because mail scanners open every
 * link.
 */
export default function BillingEmailPage() {
  const [search] = useSearchParams()
  const act = search.get('do') === 'stop' ? 'stop' : 'confirm'
  const token = search.get('token') ?? ''
  const confirm = useConfirmBillingEmail()
  const stop = useStopBillingEmail()
  const { mutate, isSuccess, isPending, error } = act === 'stop' ? stop : confirm
  const { title, text, button, done, doneText } = WORDS[act]
  const icon = act === 'stop' ? MailX : MailCheck
  if (isSuccess)
    return (
      <GuestLayout
        title={done}
        description={<span role="status">{doneText}</span>}
        mark={<OutcomeMark icon={icon} tone="success" />}
      >
        <TextLink href={paths.contact.to()}>Contact support</TextLink>
      </GuestLayout>
    )
  return (
    <GuestLayout title={title} description={text} mark={<OutcomeMark icon={icon} tone="brand" />}>
      <div className="flex flex-col gap-4">
        <FormAlert
          message={
            token === '' ? 'This link is incomplete.' : error ? messageOf(error, 'This did not work.') : undefined
          }
          isOffline={false}
        />
        <Button
          variant="primary"
          size="lg"
          isBlock
          disabled={token === ''}
          isLoading={isPending}
          onClick={() => mutate({ body: { token } })}
        >
          {button}
        </Button>
      </div>
    </GuestLayout>
  )
}
