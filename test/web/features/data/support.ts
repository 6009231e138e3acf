import type { ImportReport } from '../../../../src/contracts/data/data-additions.ts'
import type { ImportCheck } from '../../../../src/contracts/data/imports.ts'

/** A finished import, unless specified otherwise. */
export const importOf = (change: Partial<ImportReport> = {}): ImportReport => ({
  id: '01a1fbae-fd1b-74fd-b1c1-82f5f0c0276c',
  file_name: 'list.csv',
  source_name: 'Fair',
  source_id: '01a1fbae-fd1b-74fd-b1c1-82f5f0c0276b',
  state: 'finished',
  progress: 100,
  interruptions: 0,
  next_line: 4,
  failure_text: null,
  created_at: '2026-11-01T10:00:00.000Z',
  finished_at: '2026-11-01T10:00:02.000Z',
  total_emails: 3,
  total_phones: 0,
  total_names: 0,
  total_companies: 0,
  rows: 3,
  taken: 3,
  refused_rows: 0,
  known_rows: 0,
  new_contacts: 2,
  joined_contacts: 0,
  refused: [],
  refusals: 0,
  total_rows: 3,
  can_undo: false,
  undo: null,
  ...change,
})

/** A dry run of a file of three rows. */
export const CHECKED: ImportCheck = {
  ...{ rows: 3, new_rows: 3, merged_rows: 0, repeated_rows: 0, skipped_rows: 0, refused_rows: 0 },
  ...{ merged_contacts: 0, new_organizations: 0, refused: [], refusals: 0 },
}
