import type { NotificationKind, NotificationPreferences } from '../../../src/contracts/notifications/notifications.ts'

export type Digest = NotificationPreferences['digest']
export type Channel = keyof NotificationPreferences['kinds'][NotificationKind]
/** One changed switch, or another digest frequency. */
export type PreferenceChange = { kind: NotificationKind; channel: Channel; isOn: boolean } | { digest: Digest }

/** The preferences after one change. */
export function changed(preferences: NotificationPreferences, change: PreferenceChange): NotificationPreferences {
  if ('digest' in change) return { ...preferences, digest: change.digest }
  const { kind, channel, isOn } = change
  const channels = { ...preferences.kinds[kind], [channel]: isOn }
  return { ...preferences, kinds: { ...preferences.kinds, [kind]: channels } }
}

/** The change that reverts `change` to its value in `before` and leaves all other preferences as they are now. */
export const undoing = (before: NotificationPreferences, change: PreferenceChange): PreferenceChange =>
  'digest' in change ? { digest: before.digest } : { ...change, isOn: before.kinds[change.kind][change.channel] }
