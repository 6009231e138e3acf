import type { ServiceContext } from '../../core/context.ts'
import { type Changed, changeRows } from './change-rows.ts'
import type { LocatedPerson } from './locate-person.ts'
import { redactJsonText, strikeJsonText } from './redact-person.ts'
import { type FoundRow, rowsWith } from './rows-with.ts'
import type { Traces } from './traces.ts'

type Change = (row: FoundRow['texts'], traces: Traces) => Changed

interface TextTable {
  readonly name: string
  readonly texts: readonly string[]
  readonly others?: readonly string[]
  readonly change: Change
}

const goes: Change = () => null
const redacted: Change = (row, traces) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, text]) =>
      typeof text === 'string' && !name.startsWith('key_') && name !== 'haystack' ? [[name, traces.redact(text)]] : [],
    ),
  )

/** Redacts the request of a schedule. Returns null for a schedule with nothing left to crawl, which is deleted. */
function requestWithout(request: string | null | undefined, traces: Traces): string | null {
  const struck = strikeJsonText(request ?? null, traces)
  const { urls, keyword } = JSON.parse(struck ?? '{}') as { urls?: readonly string[]; keyword?: string | null }
  return (urls?.length ?? 0) > 0 || keyword ? struck : null
}

/** Tables with texts that may name a person, and how a row that names the person changes. */
export const TABLES: readonly TextTable[] = [
  { name: 'contact_notes', texts: ['text'], change: redacted },
  {
    name: 'contact_changes',
    texts: ['facts', 'undo'],
    // A change whose undo would restore the person can no longer be undone.
    change: ({ facts, undo }, traces) => ({
      facts: strikeJsonText(facts ?? null, traces),
      undo: undo && traces.holds(undo) ? null : (undo ?? null),
    }),
  },
  {
    name: 'contact_labels',
    texts: ['name'],
    others: ['number'],
    // The number makes it unique among labels.
    change: ({ name, number }, traces) => ({ name: traces.redact(name ?? ''), folded: `${number}` }),
  },
  { name: 'contact_keys', texts: ['key'], change: goes },
  {
    name: 'list_views',
    texts: ['name', 'query'],
    change: ({ name, query }, traces) => ({
      name: traces.redact(name ?? ''),
      query: redactJsonText(query ?? '{}', traces),
    }),
  },
  { name: 'notifications', texts: ['title', 'message', 'link'], change: goes },
  { name: 'idempotent_answers', texts: ['body'], change: goes },
  { name: 'webhook_attempts', texts: ['response', 'failure'], change: redacted },
  { name: 'webhook_deliveries', texts: ['payload'], change: goes },
  {
    name: 'csv_imports',
    texts: ['refused', 'file_name', 'source_name', 'failure', 'labels', 'headers', 'undo_after'],
    change: ({ refused, file_name, source_name, failure, labels, headers, undo_after }, traces) => ({
      failure: failure ? traces.redact(failure) : null,
      refused: strikeJsonText(refused ?? null, traces),
      labels: labels ? strikeJsonText(labels, traces) : null,
      headers: headers ? strikeJsonText(headers, traces) : null,
      // The stage then begins again, which is safe.
      undo_after: undo_after && !traces.holds(undo_after) ? undo_after : null,
      file_name: traces.redact(file_name ?? ''),
      source_name: traces.redact(source_name ?? ''),
    }),
  },
  {
    name: 'crawls',
    texts: ['name', 'keyword', 'url', 'urls', 'options', 'reason'],
    change: ({ name, keyword, url, urls, options, reason }, traces) => ({
      name: name ? traces.redact(name) : null,
      keyword: keyword ? traces.redact(keyword) : null,
      url: url ? traces.redact(url) : (url ?? null),
      urls: strikeJsonText(urls ?? null, traces),
      options: redactJsonText(options ?? null, traces),
      reason: reason ? traces.redact(reason) : null,
    }),
  },
  {
    name: 'crawl_schedules',
    texts: ['name', 'request', 'last_error'],
    change: ({ name, request, last_error }, traces) => {
      const left = requestWithout(request, traces)
      if (left === null) return null
      return {
        name: traces.redact(name ?? ''),
        request: left,
        last_error: last_error ? traces.redact(last_error) : null,
      }
    },
  },
  {
    name: 'crawl_presets',
    texts: ['preset'],
    change: ({ preset }, traces) => ({ preset: redactJsonText(preset ?? null, traces) }),
  },
  { name: 'site_downloads', texts: ['url', 'step', 'failure', 'notice'], change: redacted },
  { name: 'message_templates', texts: ['name', 'subject', 'content', 'text_content'], change: redacted },
  {
    name: 'campaigns',
    texts: ['name', 'subject', 'subject_b', 'content', 'text_content', 'variants', 'unsubscribe_url', 'status_reason'],
    change: ({ variants, ...texts }, traces) => ({
      ...(redacted(texts, traces) as object),
      variants: redactJsonText(variants ?? null, traces),
    }),
  },
  // A person's own tasks are deleted with their messages (`domain/recipients/erase.ts`); those for others may name them.
  { name: 'tasks', texts: ['note', 'reason'], change: redacted },
  {
    name: 'subscription_forms',
    texts: ['name', 'title', 'description', 'fields', 'consent_text', 'success_text', 'redirect_url'],
    change: ({ fields, ...texts }, traces) => ({
      ...redacted(texts, traces),
      fields: redactJsonText(fields ?? null, traces),
    }),
  },
  {
    name: 'form_subscriptions',
    texts: ['address', 'fields', 'form_name', 'consent_text', 'page'],
    change: goes,
  },
  {
    name: 'topics',
    texts: ['name', 'description'],
    others: ['id'],
    // The id makes it unique among topics.
    change: ({ name, description, id }, traces) => ({
      name: traces.redact(name ?? ''),
      description: description ? traces.redact(description) : null,
      folded: `${id}`,
    }),
  },
  {
    name: 'audience_builds',
    texts: ['audience', 'problem'],
    change: ({ audience, problem }, traces) => ({
      audience: redactJsonText(audience ?? null, traces),
      problem: problem ? traces.redact(problem) : null,
    }),
  },
  { name: 'campaign_attachments', texts: ['name'], change: redacted },
  { name: 'pictures', texts: ['name', 'alt'], change: redacted },
  { name: 'conversations', texts: ['assignee'], change: redacted },
  { name: 'inbox_labels', texts: ['name'], change: goes },
  { name: 'recipient_events', texts: ['text', 'url'], change: redacted },
  { name: 'webhook_endpoints', texts: ['description', 'disabled_reason'], change: redacted },
  { name: 'senders', texts: ['problem'], change: redacted },
  { name: 'mailboxes', texts: ['problem'], change: redacted },
  { name: 'integrations', texts: ['problem'], change: redacted },
  { name: 'integration_links', texts: ['problem'], change: redacted },
  {
    name: 'integration_pushes',
    texts: ['source', 'name', 'problem'],
    change: ({ source, name, problem }, traces) => ({
      source: redactJsonText(source ?? null, traces),
      name: traces.redact(name ?? ''),
      problem: problem ? traces.redact(problem) : null,
    }),
  },
  {
    name: 'contacts',
    texts: ['edits'],
    // Rebuilt at the end, from what is left.
    change: ({ edits }, traces) => ({ edits: strikeJsonText(edits ?? null, traces), is_stale: '1' }),
  },
  {
    name: 'audit_events',
    texts: ['before', 'after'],
    change: ({ before, after }, traces) => ({
      before: redactJsonText(before ?? null, traces),
      after: redactJsonText(after ?? null, traces),
    }),
  },
]

/** Removes a person from all texts that people and programs wrote. */
export async function eraseFromTexts(ctx: ServiceContext, { traces }: LocatedPerson): Promise<number> {
  let changed = 0
  for (const { name, texts, others, change } of TABLES) {
    for await (const rows of rowsWith(ctx, name, texts, traces, others))
      changed += await changeRows(ctx, name, rows, (row) => change(row.texts, traces))
  }
  return changed
}
