import { NotificationBell } from './shell/notification-bell.tsx'

/** The bell of the dashboard's header; the notifications feature feeds it. */
export function HeaderBell() {
  return <NotificationBell unreadCount={0} notifications={[]} />
}
