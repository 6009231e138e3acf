import type * as contract from '../../../../src/contracts/campaigns/recipients.ts'
import type { ReturnsOf } from '../../../../src/contracts/endpoint.ts'

export type ImportedRecipients = ReturnsOf<typeof contract.importRecipients>['data']
