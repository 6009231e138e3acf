import type { Profile } from '../../../src/contracts/accounts.ts'
import { AccountStatus, UsageStatistics } from './account-figures.tsx'
import { ProfileForm } from './profile-form.tsx'

/** Who the account is, how it stands and what it has done. */
export function ProfileTab({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  return (
    <div className="flex flex-col gap-5">
      <ProfileForm profile={profile} onSaved={onSaved} />
      <AccountStatus profile={profile} />
      <UsageStatistics />
    </div>
  )
}
