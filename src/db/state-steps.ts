import { type SQL, sql } from 'drizzle-orm'

/** Which state may follow which. A row may always keep its state. */
export type Steps<State extends string> = Readonly<Record<State, readonly State[]>>

/** The states of a table of steps that `To` may follow. */
export type StatesBefore<Table extends Steps<string>, To extends string> = {
  [From in keyof Table]: To extends Table[From][number] ? From : never
}[keyof Table]

/** A column of states: its table, the trigger that refuses other steps, and the error of that trigger. */
export interface StateColumn {
  readonly table: string
  readonly column: string
  readonly trigger: string
  readonly error: string
}

/**
 * The trigger by which the database refuses steps that a table does not list. Migrations hold its text; a test compares the latest one with this, so
 * that a step is added here and in a migration or nowhere.
 */
export function stepTrigger({ table, column, trigger, error }: StateColumn, steps: Steps<string>): string {
  const allowed = Object.entries(steps).flatMap(([from, all]) => all.map((to) => `('${from}', '${to}')`))
  return (
    `CREATE TRIGGER ${trigger} BEFORE UPDATE OF ${column} ON ${table} ` +
    `WHEN OLD.${column} <> NEW.${column} AND (OLD.${column}, NEW.${column}) NOT IN (VALUES ${allowed.join(', ')}) ` +
    `BEGIN SELECT RAISE(ABORT, '${error}'); END;`
  )
}

/**
 * A condition on a column of states, which are written into the SQL: the planner uses a partial index only for a constant it can read.
 *
 * @param states of an enumeration of ours, never text from outside
 */
export const isIn = (column: string, states: readonly string[]): SQL =>
  sql.raw(
    states.length === 1 ? `${column} = '${states[0]}'` : `${column} IN (${states.map((one) => `'${one}'`).join(', ')})`,
  )
