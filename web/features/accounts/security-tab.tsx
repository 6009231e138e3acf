import { DeviceList } from './device-list.tsx'
import { PasswordForm } from './password-form.tsx'

/** The account's password and its sessions. */
export function SecurityTab({ email }: { email: string }) {
  return (
    <div className="flex flex-col gap-5">
      <PasswordForm email={email} />
      <DeviceList />
    </div>
  )
}
