import { FileSpreadsheet, type LucideIcon, UsersRound, Webhook } from 'lucide-react'
import type { Integration, IntegrationPush } from '../../../src/contracts/integrations/integrations.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { INTEGRATION_LABELS, type IntegrationProvider } from '../../../src/rules/integrations/integration-fields.ts'
import { TONE_OF, type Tone } from '../../ui/tone.ts'

export const providerIcons: Readonly<Record<IntegrationProvider, LucideIcon>> = {
  hubspot: UsersRound,
  pipedrive: UsersRound,
  salesforce: UsersRound,
  google_sheets: FileSpreadsheet,
  webhook: Webhook,
}

/** Where the records of a provider are, after "to". */
export const providerHints: Readonly<Record<IntegrationProvider, string>> = {
  hubspot: 'Contacts, companies and notes',
  pipedrive: 'People, organisations and notes',
  salesforce: 'Leads, accounts and tasks',
  google_sheets: 'Rows of a new spreadsheet',
  webhook: 'JSON to your own URL, for n8n, Zapier, Make and others',
}

export const nameOf = ({ provider, name }: Pick<Integration, 'provider' | 'name'>): string =>
  `${INTEGRATION_LABELS[provider]}: ${name}`

/** The state of an integration as a badge. */
export function stateOf({ state, problem, latest_push }: Integration): { label: string; tone: Tone } {
  if (state === 'disconnected') return { label: 'Disconnected', tone: TONE_OF.broken }
  if (latest_push?.state === 'running')
    return problem ? { label: 'Delayed', tone: TONE_OF.late } : { label: 'Pushing', tone: TONE_OF.running }
  return problem ? { label: 'Problem', tone: TONE_OF.failed } : { label: 'Connected', tone: TONE_OF.active }
}

export const pushStates: Readonly<Record<IntegrationPush['state'], { label: string; tone: Tone }>> = {
  running: { label: 'Running', tone: TONE_OF.running },
  done: { label: 'Done', tone: TONE_OF.done },
  failed: { label: 'Failed', tone: TONE_OF.failed },
  cancelled: { label: 'Cancelled', tone: TONE_OF.cancelled },
}

/** What a push came to: "12 new, 3 updated, 1 failed". */
export function countsOf({ created, updated, unchanged, failed, skipped }: IntegrationPush): string {
  const counts = [
    [created, 'new'],
    [updated, 'updated'],
    [unchanged, 'unchanged'],
    [failed, 'failed'],
    [skipped, 'skipped'],
  ] as const
  const shown = counts.filter(([count]) => count > 0).map(([count, word]) => `${count.toLocaleString('en')} ${word}`)
  return shown.length > 0 ? shown.join(', ') : 'Nothing yet'
}

export const recordsOf = ({ total_records }: Integration): string => pluralize(total_records, 'record')
