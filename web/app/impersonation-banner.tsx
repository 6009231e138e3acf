import { UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { stopImpersonating } from '../features/auth/impersonation.ts'
import { refreshUser, useSession } from '../features/auth/session.ts'
import { useAfter } from '../features/auth/use-after.ts'
import { readImpersonation } from '../lib/impersonation.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'

/** The server's clock decides, and this browser's may be slightly ahead. */
const LEEWAY_MS = 2000

/**
 * Banner above every dashboard page during an impersonation. Names the impersonated account and offers to end the
 * impersonation.
 */
export function ImpersonationBanner() {
  const { user } = useSession()
  if (!user?.impersonated_by) return null
  return <Banner key={user.id} name={user.name} email={user.email} by={user.impersonated_by.name} />
}

function Banner({ name, email, by }: { name: string; email: string; by: string }) {
  const [isEnding, setIsEnding] = useState(false)
  const [expiresAt] = useState(() => readImpersonation()?.expiresAt ?? null)
  const [leftMs] = useState(() => expiresAt && Math.max(0, Date.parse(expiresAt) - Date.now()) + LEEWAY_MS)
  // When the impersonation has expired, this request fails, and the session returns to the administrator's own account.
  useAfter(leftMs || null, () => void refreshUser())
  async function end() {
    setIsEnding(true)
    await stopImpersonating()
    setIsEnding(false)
  }
  return (
    <div className="print:hidden">
      <Alert
        isBanner
        tone="warning"
        title={
          <span className="wrap-anywhere">
            You are impersonating {name} ({email})
          </span>
        }
        actions={
          <Button size="sm" icon={UserRoundCheck} isLoading={isEnding} onClick={() => void end()}>
            End impersonation
          </Button>
        }
      >
        You can view everything, but you can't change, send, export or delete anything. We've told the owner that {by}{' '}
        is here.
        {expiresAt ? (
          <>
            {' '}
            It ends automatically <RelativeTime value={expiresAt} />.
          </>
        ) : null}
      </Alert>
    </div>
  )
}
