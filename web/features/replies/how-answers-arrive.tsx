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
                Turn on “Collect replies in the inbox” in an email configuration: answers to its campaigns come here,
                and absences, people who left and machines are told apart from what people write.
              </p>
              <CopyLine label="Address to forward to" value={data.address} />
              <p>
                Where answers go to a mailbox of your own, forward them to this address. Forwarded bounces are
                understood as well.
              </p>
            </>
          ) : null}
          <CopyLine label="URL for a mail provider" value={data.url} />
          <p>
            For providers that take mail for your domain and post it whole, as Mailgun, SendGrid (“Send Raw”) and
            Postmark (“raw email content”) do. Whoever knows it can put mail into this inbox: keep it to yourself.
          </p>
          <p>Answers to text messages come here by the URL that an SMS configuration shows when you edit it.</p>
        </>
      ) : error ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <div role="status" aria-label="Loading the address" className="flex flex-col gap-2">
          <Skeleton className="h-9 w-full" />
          <Skeleton className="w-3/5" />
        </div>
      )}
    </div>
  )
}
