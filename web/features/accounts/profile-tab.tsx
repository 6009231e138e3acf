import type { Profile } from '../../../src/contracts/accounts/accounts.ts'
import { AccountStatus, UsageStatistics } from './account-figures.tsx'
import { ProfileForm } from './profile-form.tsx'

/** The account's profile, status and usage. */
export function ProfileTab({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  return (
    <div className="flex flex-col gap-5">
      <ProfileForm profile={profile} onSaved={onSaved} />
      <AccountStatus profile={profile} />
      <UsageStatistics />
    </div>
  )
}
