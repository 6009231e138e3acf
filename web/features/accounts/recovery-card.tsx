import { renewRecoveryCodes, type SignInSecurity } from '../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { Alert } from '../../ui/alert.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** Below this many recovery codes, new ones are suggested. */
const FEW_CODES = 3

/** How many recovery codes are left, and a button that replaces them. */
export function RecoveryCard({ security, onRenew }: { security: SignInSecurity; onRenew: () => void }) {
  const left = security.recovery_codes_left
  return (
    <Card
      title="Recovery codes"
      description="Each signs you in once if you lose your second factor."
      actions={
        <Allowed to={renewRecoveryCodes}>
          <Button onClick={onRenew}>Create new codes</Button>
        </Allowed>
      }
    >
      {left < FEW_CODES ? (
        <Alert tone="warning" title={`${pluralize(left, 'recovery code')} left. Create new ones soon.`} />
      ) : (
        <p className="text-muted text-sm">{pluralize(left, 'recovery code')} left.</p>
      )}
    </Card>
  )
}
