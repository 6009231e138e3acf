import { useSearchParams } from 'wouter'
import { z } from 'zod'
import { ANTI_SPAM_SECTIONS } from '../features/spam-checks/anti-spam-tab.tsx'

const TABS = ['email', 'sms', 'campaigns', 'inbox', 'analytics', 'anti-spam'] as const
export type EmailSmsTab = (typeof TABS)[number]

/** What the address of the page says. Anything that makes no sense is as if it were not there. */
const Address = z.object({
  tab: z.enum(TABS).catch('email'),
  /** Of the anti-spam tab. */
  section: z.enum(ANTI_SPAM_SECTIONS).catch('overview'),
})

/** Reads and changes which tab is open. What the address says of one tab means nothing on another. */
export function useEmailSmsAddress() {
  const [search, setSearch] = useSearchParams()
  return {
    ...Address.parse(Object.fromEntries(search)),
    openTab: (tab: EmailSmsTab) => setSearch({ tab }),
    openSection: (section: (typeof ANTI_SPAM_SECTIONS)[number]) => setSearch({ tab: 'anti-spam', section }),
  }
}
