import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { planTerms } from '../../support/plan-terms.ts'

const FOLDER = join(import.meta.dirname, '../../../migrations')
const LOTS = '0028_payment_lots.sql'
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort()
const run = (db: DatabaseSync, file: string) => {
  for (const part of readFileSync(join(FOLDER, file), 'utf8').split('--> statement-breakpoint')) db.exec(part)
}
const at = (day: string) => `${day}T10:00:00.000Z`

function before() {
  const db = new DatabaseSync(':memory:')
  for (const file of files.filter((name) => name < LOTS)) run(db, file)
  for (const id of ['a', 'b', 'c'])
    db.prepare(
      "INSERT INTO accounts (id, name, email, password_hash, created_at, updated_at) VALUES (?, '', ?, 'none', ?, ?)",
    ).run(id, `${id}@example.org`, at('2026-01-01'), at('2026-01-01'))
  return db
}

interface Paid {
  readonly id: string
  readonly account: string
  readonly plan: string
  readonly price: number
  readonly credit?: number
  readonly tax?: number
  readonly from: string
  readonly until: string
  readonly status?: string
  readonly cycle?: string
}

function pay(db: DatabaseSync, { id, account, plan, price, credit = 0, tax = 0, from, until, status, cycle }: Paid) {
  const planId = (db.prepare('SELECT id FROM plans WHERE name = ?').get(plan) as { id: string }).id
  db.prepare(`INSERT INTO payments (id, account_id, kind, plan_id, billing_cycle, terms, provider, reference, currency, amount_minor, price_minor, credit_minor, tax_minor,
    status, period_start, period_end, paid_at, created_at, updated_at) VALUES (?, ?, 'start', ?, ?, ?, 'stripe', ?, 'NGN', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`).run(
    ...([id, account, planId, cycle ?? 'monthly', JSON.stringify(planTerms({ name: plan })), `ctp-${id}`] as const),
    ...([price - credit + tax, price, credit, tax, status ?? 'success', at(from), at(until), at(from)] as const),
    ...([at(from), at(from)] as const),
  )
  return planId
}

function subscribe(db: DatabaseSync, account: string, planId: string, from: string, until: string) {
  db.prepare(`INSERT INTO subscriptions (id, account_id, plan_id, status, billing_cycle, current_period_start, current_period_end, payment_provider, created_at, updated_at)
    VALUES (?, ?, ?, 'active', 'monthly', ?, ?, 'stripe', ?, ?)`).run(
    ...([`s-${account}`, account, planId, at(from), at(until), at(from), at(from)] as const),
  )
}

test('old payments become lots that are worth no more than what was paid', () => {
  const db = before()
  // An upgrade with more credit than was ever paid.
  pay(db, { id: 'a1', account: 'a', plan: 'basic', price: 500_000, from: '2026-01-01', until: '2026-02-01' })
  const upgrade = { id: 'a2', account: 'a', plan: 'pro', price: 1_500_000, credit: 600_000, tax: 67_500 }
  const pro = pay(db, { ...upgrade, from: '2026-01-11', until: '2026-02-11' })
  subscribe(db, 'a', pro, '2026-01-11', '2026-02-11')
  // Two prepaid months, one of them refunded.
  pay(db, { id: 'b1', account: 'b', plan: 'basic', price: 500_000, from: '2026-01-01', until: '2026-02-01' })
  const second = { id: 'b2', account: 'b', plan: 'basic', price: 500_000, from: '2026-02-01', until: '2026-03-01' }
  const basic = pay(db, { ...second, status: 'refunded' })
  subscribe(db, 'b', basic, '2026-01-01', '2026-02-01')
  // Expired periods.
  pay(db, { id: 'c1', account: 'c', plan: 'basic', price: 500_000, from: '2026-01-01', until: '2026-02-01' })
  run(db, LOTS)
  const lots = db.prepare('SELECT * FROM payment_lots ORDER BY id').all() as Record<string, unknown>[]
  expect(lots).toMatchObject([
    { id: 'a1', paid_minor: 500_000, value_minor: 0, ends_at: at('2026-01-11') },
    // 900,000 of its own and 500,000 of the first payment.
    { id: 'a2', paid_minor: 900_000, value_minor: 1_400_000, ends_at: at('2026-02-11'), cycle_days: 31 },
    { id: 'b1', paid_minor: 500_000, value_minor: 500_000, refunded_minor: 0, ends_at: at('2026-02-01') },
    { id: 'b2', paid_minor: 500_000, value_minor: 0, refunded_minor: 500_000 },
    { id: 'c1', paid_minor: 500_000, value_minor: 0, consumed_minor: 500_000 },
  ])
  expect(JSON.parse(String(lots[1]!.sources))).toEqual([{ lotId: 'a1', minor: Math.floor((500_000 * 21) / 31) }])
  expect(db.prepare("SELECT refunded_minor FROM payments WHERE id = 'b2'").get()).toEqual({ refunded_minor: 500_000 })
})
