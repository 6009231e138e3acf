import { sql } from 'drizzle-orm'
import type { ReturnsOf } from '../../contracts/endpoint.ts'
import { OPT_OUT_KINDS, OPT_OUT_PROOFS } from '../../contracts/opt-outs/opt-outs.ts'
import type { optOutCounts } from '../../contracts/system/operations.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'

type Counts = ReturnsOf<typeof optOutCounts>['data']

const DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the numbers of opt-outs: by kind, by proof, and by day (UTC). */
export async function countOptOuts(ctx: ServiceContext): Promise<Counts> {
  const since = new Date(ctx.clock.now().getTime() - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
  const [kinds, proofs, by_day] = await runBatch(ctx.db, [
    statement<Counts['by_kind'][number]>(sql`SELECT kind, count(*) AS count FROM opt_outs GROUP BY kind`),
    statement<Counts['by_proof'][number]>(sql`SELECT proof, count(*) AS count FROM opt_outs GROUP BY proof`),
    statement<Counts['by_day'][number]>(sql`
      SELECT substr(created_at, 1, 10) AS date, kind, count(*) AS count FROM opt_outs
      WHERE created_at >= ${since} GROUP BY 1, 2 ORDER BY 1 DESC, 2`),
  ])
  const ofKind = new Map(kinds.map(({ kind, count }) => [kind, count]))
  const ofProof = new Map(proofs.map(({ proof, count }) => [proof, count]))
  return {
    total: kinds.reduce((sum, { count }) => sum + count, 0),
    by_kind: OPT_OUT_KINDS.map((kind) => ({ kind, count: ofKind.get(kind) ?? 0 })),
    by_proof: OPT_OUT_PROOFS.map((proof) => ({ proof, count: ofProof.get(proof) ?? 0 })),
    by_day,
  }
}
