import * as contract from '../../../src/contracts/sample-data/sample-data.ts'
import { useCall } from '../../lib/use-call.ts'

const CHANGED = { invalidates: ['statistics', 'items', 'contacts', 'crawls', ['campaigns', 'lists']] } as const
export const useAddSampleData = () => useCall(contract.addSampleData, CHANGED)
export const useRemoveSampleData = () => useCall(contract.removeSampleData, CHANGED)
