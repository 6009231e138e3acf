import { useQuery } from '@tanstack/react-query'
import { replyAddressQuery } from '../../queries/replies.ts'
import { CallFailure } from '../../ui/call-failure.tsx'
import { CopyLine } from '../../ui/copy-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Explains how mail reaches the inbox, and what to configure elsewhere. */
export function HowAnswersArrive() {
  const { data, error, refetch, isFetching } = useQuery(replyAddressQuery())
  return (
    <div className="flex flex-col gap-4 text-left text-muted text-sm">
      {data ? (
        <>
          {data.address ? (
            <>
              <p>
                Turn on “Collect replies in the inbox” in an email configuration to receive replies to its campaigns
                here. Out-of-office notes, departures and automatic replies are sorted from personal ones.
              </p>
              <CopyLine label="Address to forward to" value={data.address} />
              <p>If replies go to your own mailbox, forward them to this address. Forwarded bounces work too.</p>
            </>
          ) : null}
          <CopyLine label="URL for a mail provider" value={data.url} />
          <p>
            For providers that receive mail for your domain and post the full message, such as Mailgun, SendGrid (“Send
            Raw”) and Postmark (“raw email content”). Anyone with this URL can add mail to this inbox, so keep it
            private.
          </p>
          <p>Replies to text messages arrive through the URL shown when you edit an SMS configuration.</p>
        </>
      ) : error ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <div role="status" aria-label="Loading address" className="flex flex-col gap-2">
          <Skeleton className="h-9 w-full" />
          <Skeleton className="w-3/5" />
        </div>
      )}
    </div>
  )
}
