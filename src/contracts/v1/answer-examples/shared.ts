/** Ids that several examples name, so that they refer to each other. */
export const CRAWL_ID = '01900000-0000-7000-8000-000000000001'
export const ITEM_ID = '01900000-0000-7000-8000-000000000002'
export const SOURCE_ID = '01900000-0000-7000-8000-000000000004'

/** A time of the day of the examples. */
export const at = (time: string) => `2026-11-21T${time}.000Z`
/** The first and only part of a list. */
export const part = <Row>(...rows: Row[]) => ({ data: rows, next_cursor: null })
export const one = <Row>(row: Row) => ({ data: row })
