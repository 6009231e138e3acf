import type { FirstSteps } from '../../../src/contracts/statistics/statistics.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'

export interface FirstStep {
  readonly id: keyof FirstSteps
  readonly title: string
  readonly why: string
  /** The label of its only action, and where that leads. */
  readonly action: string
  readonly href: string
}

/** The steps in the order in which a new account takes them. A new one is an entry here and a field of the contract. */
export const FIRST_STEPS: readonly FirstStep[] = [
  {
    id: 'crawl',
    title: 'Crawl your first website',
    why: 'See its people, emails and phones, each with the page that shows it.',
    action: 'New crawl',
    href: paths.crawl.to(),
  },
  {
    id: 'list',
    title: 'Make your first list',
    why: 'Select contacts and add them to a list.',
    action: 'Open contacts',
    href: paths.contacts.to(),
  },
  {
    id: 'mailbox',
    title: 'Connect a mailbox',
    why: 'Send campaigns from your own address and read the replies here.',
    action: 'Connect',
    href: paths.emailSms.to({ tab: 'email' }),
  },
  {
    id: 'colleague',
    title: 'Invite a colleague',
    why: 'Work on the same contacts, crawls and campaigns.',
    action: 'Invite',
    href: paths.settings.to({ tab: 'members' }),
  },
  {
    id: 'api_key',
    title: 'Create an API key',
    why: 'Use your contacts in your own programs.',
    action: 'API keys',
    href: paths.apiKeys.to(),
  },
]

export interface FirstStepsState {
  readonly steps: readonly (FirstStep & { readonly isDone: boolean })[]
  readonly done: number
  /** The first step that is not done; null when all are. */
  readonly next: FirstStep['id'] | null
}

/** The checklist's state. It is complete when `next` is null. */
export function firstStepsState(taken: FirstSteps, all: readonly FirstStep[] = FIRST_STEPS): FirstStepsState {
  const steps = all.map((step) => ({ ...step, isDone: taken[step.id] }))
  return {
    steps,
    done: steps.filter(({ isDone }) => isDone).length,
    next: steps.find(({ isDone }) => !isDone)?.id ?? null,
  }
}
