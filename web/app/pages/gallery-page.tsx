import { useState } from 'react'
import { PageHeader } from '../../ui/page-header.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { NotificationBell } from '../shell/notification-bell.tsx'
import { Shell } from '../shell/shell.tsx'
import { ThemePicker } from '../shell/theme-picker.tsx'
import { ControlsGallery } from './gallery/controls-gallery.tsx'
import { DataGallery } from './gallery/data-gallery.tsx'
import { FeedbackGallery } from './gallery/feedback-gallery.tsx'
import { GuestGallery } from './gallery/guest-gallery.tsx'
import { OverlaysGallery } from './gallery/overlays-gallery.tsx'
import { sampleNotifications } from './gallery/samples.ts'
import { TokensGallery } from './gallery/tokens-gallery.tsx'

const tabs = [
  { id: 'data', label: 'Data', content: <DataGallery /> },
  { id: 'controls', label: 'Controls', content: <ControlsGallery /> },
  { id: 'feedback', label: 'States', content: <FeedbackGallery /> },
  { id: 'overlays', label: 'Overlays', content: <OverlaysGallery /> },
  { id: 'tokens', label: 'Tokens', content: <TokensGallery /> },
]

/** All UI primitives inside the real shell, for visual checks. Only in development. */
export default function GalleryPage() {
  const query = new URLSearchParams(window.location.search)
  const [tab, setTab] = useState(query.get('tab') ?? 'data')
  const user = {
    name: 'Ada Obi',
    email: 'ada@example.com',
    isAdmin: true,
    isRootUser: true,
    hasActiveSubscription: true,
    permissions: [],
    planName: 'Pro',
  }
  if (query.has('guest')) return <GuestGallery />
  return (
    <Shell
      user={user}
      onSignOut={() => undefined}
      bell={<NotificationBell unreadCount={3} notifications={sampleNotifications} />}
    >
      <PageHeader
        title="UI kit"
        description="Every component, with sample data, in both themes."
        breadcrumbs={[{ label: 'Development', href: '/dev/gallery' }, { label: 'UI kit' }]}
        actions={<ThemePicker />}
      />
      <Tabs aria-label="Parts of the kit" tabs={tabs} value={tab} onChange={setTab} />
    </Shell>
  )
}
