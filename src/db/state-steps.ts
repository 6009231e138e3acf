import { type SQL, sql } from 'drizzle-orm'

/** The states that may follow each state. A row may always keep its state. */
export type Steps<State extends string> = Readonly<Record<State, readonly State[]>>

/** The states in a table of steps that may precede `To`. */
export type StatesBefore<Table extends Steps<string>, To extends string> = {
  [From in keyof Table]: To extends Table[From][number] ? From : never
}[keyof Table]

/** A state column: its table, the trigger that rejects other steps, and the trigger's error. */
export interface StateColumn {
  readonly table: string
  readonly column: string
  readonly trigger: string
  readonly error: string
}

/**
 * The SQL of the trigger that rejects steps not listed in the table. Migrations contain this SQL; a test compares the
 * latest one with this function, so that a new step requires a migration too.
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
 * A condition on a state column. States are written into the SQL as literals, because the planner uses a partial index
 * only with constants.
 *
 * @param states of one of our own enumerations, never external text
 */
export const isIn = (column: string, states: readonly string[]): SQL =>
  sql.raw(
    states.length === 1 ? `${column} = '${states[0]}'` : `${column} IN (${states.map((one) => `'${one}'`).join(', ')})`,
  )
