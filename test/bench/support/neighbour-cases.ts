import type { Miniflare } from 'miniflare'

/** An account that keeps the product busy. */
export interface Member {
  readonly token: string
  readonly email: string
  readonly password: string
}
export interface Crowd {
  readonly url: string
  readonly members: readonly Member[]
  readonly root: Member
  readonly miniflare: Miniflare
  tick(cron: string): Promise<void>
}
/** Keeps the product busy; resolves with a result when done. */
type Case = (crowd: Crowd) => Promise<string>

const ROWS_OF_IMPORT = 20_000
const WAIT_MS = 500
const PATIENCE_MS = 300_000

export const CASES: Readonly<Record<string, Case>> = {
  /** Two per account, which is the maximum. */
  exports: async (crowd) => {
    const answers = await Promise.all(
      crowd.members.flatMap((member) => [0, 1].map(() => call(crowd, member, 'GET', '/dashboard/user/export'))),
    )
    return statuses(answers)
  },
  suppressions: async (crowd) => {
    const lists = Array.from({ length: 6 }, (_, list) =>
      Array.from({ length: 10_000 }, (_, at) => `person${at}-${list}@firm${at % 700}.com`),
    )
    const answers = await Promise.all(
      lists.map((addresses, at) => call(crowd, memberAt(crowd, at), 'POST', '/dashboard/suppressions', { addresses })),
    )
    return statuses(answers)
  },
  /** A single source name, so that every mention belongs to one organisation. */
  imports: async (crowd) => {
    const member = memberAt(crowd, 0)
    const started = await Promise.all(
      Array.from({ length: 6 }, async (_, file) => {
        const form = new FormData()
        const lines = Array.from(
          { length: ROWS_OF_IMPORT },
          (_, at) =>
            `First${at} Last${file},p${at}.${file}@staff-of-acme.com,+44 20 7${String(file * 100_000 + at)
              .padStart(7, '0')
              .slice(-7)}`,
        )
        form.set('csv_file', new Blob([`name,email,phone\n${lines.join('\n')}\n`], { type: 'text/csv' }), 'people.csv')
        form.set('source_name', 'Acme')
        return call(crowd, member, 'POST', '/dashboard/import-csv', form)
      }),
    )
    await until(async () => {
      const { text } = await call(crowd, member, 'GET', '/dashboard/imports')
      const { data } = JSON.parse(text) as { data: { status: string }[] }
      return data.every(({ status }) => status !== 'queued' && status !== 'running' && status !== 'processing')
    })
    return statuses(started)
  },
  /** Large pages with one table each. */
  extract: async (crowd) => {
    const member = memberAt(crowd, 0)
    const made = await call(crowd, member, 'POST', '/dashboard/api-keys', { name: 'Bench', permissions: ['crawl'] })
    const { data } = JSON.parse(made.text) as { data: { api_key: { plain_key: string } } }
    const rows = Array.from(
      { length: 7_500 },
      (_, at) =>
        `<tr><td>First${at} Last<td>Buyer<td><a href="mailto:p${at}@acme.com">p${at}@acme.com</a><td>+44 20 7946 ${at}`,
    )
    const html = `<table>${rows.join('')}</table>`.slice(0, 890_000)
    const caller = { ...member, token: data.api_key.plain_key }
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => call(crowd, caller, 'POST', '/v1/extract', { html })),
    )
    return statuses(answers)
  },
  /** The job that cron runs every minute, without any request. */
  clock: async (crowd) => {
    await crowd.tick('* * * * *')
    return 'done'
  },
  /** Deletes the last account. */
  deletion: async (crowd) => {
    const member = memberAt(crowd, -1)
    const answer = await call(crowd, member, 'DELETE', '/dashboard/user/account', {
      password: member.password,
      confirm_deletion: true,
    })
    await crowd.tick('* * * * *')
    const control = await crowd.miniflare.getD1Database('DB')
    await until(async () => {
      const left = await control
        .prepare("SELECT count(*) AS count FROM accounts WHERE email LIKE '%@deleted.invalid'")
        .first<{ count: number }>()
      return left!.count === 0
    })
    return statuses([answer])
  },
  erasure: async (crowd) => {
    const answers = await Promise.all(
      crowd.members.map((member) =>
        call(crowd, member, 'POST', '/dashboard/erasures', { email: 'anna.adams@acme-tools.com', name: 'Anna Adams' }),
      ),
    )
    return statuses(answers)
  },
  statistics: async (crowd) => {
    const answers = await Promise.all(
      [
        '/dashboard/admin/users?per_page=50',
        '/dashboard/admin/system/stats?refresh=true',
        '/dashboard/statistics',
      ].flatMap((path) => Array.from({ length: 5 }, () => call(crowd, crowd.root, 'GET', path))),
    )
    return statuses(answers)
  },
}

const memberAt = ({ members }: Crowd, at: number): Member => members.at(at % members.length)!

async function call({ url }: Crowd, { token }: Member, method: string, path: string, body?: unknown) {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}

function statuses(answers: readonly { status: number; text: string }[]): string {
  const counts = Map.groupBy(answers, ({ status }) => status)
  const bytes = answers.reduce((sum, { text }) => sum + text.length, 0)
  const first = answers.find(({ status }) => status >= 400)
  return `${[...counts].map(([status, list]) => `${list.length} × ${status}`).join(', ')}, ${(bytes / 1e6).toFixed(1)} MB${
    first ? `, ${first.text.slice(0, 200)}` : ''
  }`
}

async function until(isOver: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!(await isOver())) {
    if (performance.now() > end) throw new Error(`not done after ${PATIENCE_MS / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
}
