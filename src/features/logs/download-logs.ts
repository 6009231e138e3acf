import type { LogEntry } from '../../contracts/logs/logs.ts'
import type { ServiceContext } from '../../core/context.ts'
import { type LogQuery, listLogs } from './list-logs.ts'

/** Lines read per step. */
const STRETCH = 200

/** Returns the latest matching entries as a text file, oldest first, one line per entry. */
export async function downloadLogs(ctx: ServiceContext, query: LogQuery): Promise<Response> {
  const texts: string[] = []
  let before = query.before
  let isCut = false
  // Stops where a search in the interface would, even if it found little.
  for (;;) {
    const lines = Math.min(STRETCH, query.lines - texts.length)
    const found = await listLogs(ctx, { ...query, lines, before })
    texts.push(...found.logs.map(toLine))
    isCut = found.has_more && found.logs.length < lines
    if (found.next_before === null || isCut || texts.length >= query.lines) break
    before = found.next_before
  }
  if (isCut) texts.push('# The search stopped here: it looks through a bounded number of lines.\n')
  return new Response(texts.reverse().join(''), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="system-logs-${ctx.clock.now().toISOString().slice(0, 10)}.txt"`,
      'cache-control': 'no-store',
    },
  })
}

/** Characters that JSON leaves unescaped but some programs treat as line breaks, and other control characters. */
const LINE_ENDS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g

function toLine({ created_at, level, event, message, request_id, account_id, facts }: LogEntry): string {
  const parts = [created_at, level.toUpperCase(), `[${request_id}]`, event, message]
  const named = account_id === null ? [] : [`account=${account_id}`]
  return `${[...parts, ...named, JSON.stringify(facts)].join(' ').replace(LINE_ENDS, ' ')}\n`
}
