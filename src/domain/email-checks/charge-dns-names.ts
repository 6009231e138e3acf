import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'

/** Maximum names under one registrable domain that all accounts together query per day. */
export const NAMES_PER_DAY = 60

/**
 * Charges queries of names under registrable domains to the day's budget. Granted queries count, whether or not they
 * are sent.
 *
 * @param wanted number of names, by registrable domain
 * @returns number of names granted, by registrable domain
 */
export async function chargeDnsNames(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  wanted: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  if (wanted.size === 0) return new Map()
  const day = clock.now().toISOString().slice(0, 10)
  const list = JSON.stringify([...wanted].map(([site, names]) => ({ site, names })))
  const [before] = await runBatch(db, [
    statement<{ site: string; names: number }>(sql`
      SELECT site, names FROM dns_spends WHERE day = ${day} AND site IN (SELECT value ->> 'site' FROM json_each(${list}))`),
    statement(sql`
      INSERT INTO dns_spends (day, site, names)
      SELECT ${day}, value ->> 'site', min(value ->> 'names', ${NAMES_PER_DAY}) FROM json_each(${list}) WHERE true
      ON CONFLICT (day, site) DO UPDATE SET names = min(names + excluded.names, ${NAMES_PER_DAY})`),
    statement(sql`DELETE FROM dns_spends WHERE day < ${day}`),
  ])
  const spent = new Map(before.map(({ site, names }) => [site, names]))
  return new Map([...wanted].map(([site, names]) => [site, Math.min(names, NAMES_PER_DAY - (spent.get(site) ?? 0))]))
}
