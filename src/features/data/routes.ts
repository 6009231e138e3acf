import { Hono } from 'hono'
import * as contract from '../../contracts/data/data.ts'
import * as additions from '../../contracts/data/data-additions.ts'
import { describeAdded } from '../../contracts/data/data-additions.ts'
import * as imports from '../../contracts/data/imports.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { pluralize } from '../../lib/text/pluralize.ts'
import { addManualData } from './add-manual-data.ts'
import { deleteItems, deleteMatching } from './delete-items.ts'
import { exportItems } from './export-items.ts'
import { cancelImport } from './imports/cancel-import.ts'
import { checkImport } from './imports/check-import.ts'
import { importCsv } from './imports/import-csv.ts'
import { listJoined } from './imports/list-joined.ts'
import { listImports, readImport } from './imports/queries.ts'
import { exportRefused } from './imports/refused-rows.ts'
import { previewUndo } from './imports/undo/preview-undo.ts'
import { undoImport } from './imports/undo/undo-import.ts'
import { listItems, listTypes } from './list-items.ts'
import { listSources } from './list-sources.ts'
import { readItem } from './read-item.ts'

export const dataRoutes = new Hono<HttpEnv>()

// Before `/data/:type`, which would match these paths too.
for (const endpoint of [contract.listTypes, contract.listDataTypes])
  mount(dataRoutes, endpoint, async ({ ctx }) => ({ data: await listTypes(ctx) }))
mount(dataRoutes, contract.listAll, async ({ ctx, query }) => await listItems(ctx, query, query))
mount(dataRoutes, contract.get, async ({ ctx, params }) => ({ data: await readItem(ctx, params.id) }))
mount(
  dataRoutes,
  contract.listByType,
  async ({ ctx, params, query }) => await listItems(ctx, query, query, { type: params.type }),
)
mount(
  dataRoutes,
  contract.search,
  async ({ ctx, params, query }) => await listItems(ctx, query, query, { type: params.type }, { search: query.query }),
)
mount(dataRoutes, contract.exportType, async ({ ctx, params, query: { format, ids, ...filter } }) =>
  exportItems(ctx, { type: params.type, format, filter, ids: ids?.split(',') ?? null }),
)
mount(dataRoutes, contract.exportSelection, async ({ ctx, params, body: { format, ids } }) => {
  return exportItems(ctx, { type: params.type, format, filter: {}, ids })
})
mount(dataRoutes, contract.remove, async ({ ctx, body: { data_ids = [], matching, up_to } }) => {
  const deleted = matching ? await deleteMatching(ctx, matching, up_to) : await deleteItems(ctx, data_ids)
  return { data: { deleted }, message: `${pluralize(deleted, 'item')} deleted` }
})
mount(dataRoutes, additions.importCsv, async ({ ctx, body }) => {
  const report = await importCsv(ctx, body)
  const message = report.finished_at ? `Imported ${describeAdded(report)}` : 'The import continues in the background.'
  return { data: report, message }
})
mount(dataRoutes, imports.checkImport, async ({ ctx, body }) => ({ data: await checkImport(ctx, body) }))
mount(dataRoutes, imports.cancelImport, async ({ ctx, params }) => {
  const report = await cancelImport(ctx, params.id)
  return { data: report, message: `Import cancelled. ${pluralize(report.taken, 'row')} imported before that stay.` }
})
mount(dataRoutes, imports.previewUndo, async ({ ctx, params }) => ({ data: await previewUndo(ctx, params.id) }))
mount(dataRoutes, imports.undoImport, async ({ ctx, params }) => ({
  data: await undoImport(ctx, params.id),
  message: 'Undoing the import',
}))
mount(dataRoutes, additions.listImports, async ({ ctx, query }) => await listImports(ctx, query))
mount(dataRoutes, additions.getImport, async ({ ctx, params }) => ({ data: await readImport(ctx, params.id) }))
mount(
  dataRoutes,
  additions.listJoinedContacts,
  async ({ ctx, params, query }) => await listJoined(ctx, params.id, query),
)
mount(dataRoutes, additions.exportRefused, ({ ctx, params }) => exportRefused(ctx, params.id))
mount(dataRoutes, additions.addManual, async ({ ctx, body }) => {
  const added = await addManualData(ctx, body)
  return { data: added, message: `Added ${describeAdded(added)}` }
})
mount(dataRoutes, contract.listSources, async ({ ctx, query }) => await listSources(ctx, query))
