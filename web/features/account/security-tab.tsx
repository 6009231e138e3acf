import { DeviceList } from './device-list.tsx'
import { PasswordForm } from './password-form.tsx'

/** What opens the account, and where it is open. */
export function SecurityTab({ email }: { email: string }) {
  return (
    <div className="flex flex-col gap-5">
      <PasswordForm email={email} />
      <DeviceList />
    </div>
  )
}
