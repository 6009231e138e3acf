import { useSearchParams } from 'wouter'
import { z } from 'zod'
import { ANTI_SPAM_SECTIONS } from '../features/spam-checks/anti-spam-sections.ts'

const TABS = ['email', 'sms', 'campaigns', 'messages', 'inbox', 'tasks', 'calendar', 'analytics', 'anti-spam'] as const
export type EmailSmsTab = (typeof TABS)[number]

/** The query parameters of the page. Invalid values are ignored. */
const Address = z.object({
  tab: z.enum(TABS).catch('email'),
  /** Section of the anti-spam tab. */
  section: z.enum(ANTI_SPAM_SECTIONS).catch('overview'),
})

/** Reads and changes which tab is open. Switching tabs drops the other tab's parameters. */
export function useEmailSmsAddress() {
  const [search, setSearch] = useSearchParams()
  return {
    ...Address.parse(Object.fromEntries(search)),
    openTab: (tab: EmailSmsTab) => setSearch({ tab }),
    openSection: (section: (typeof ANTI_SPAM_SECTIONS)[number]) => setSearch({ tab: 'anti-spam', section }),
  }
}
