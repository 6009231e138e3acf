import * as contract from '../../../src/contracts/link-domains/link-domains.ts'
import { useCall } from '../../lib/use-call.ts'

const DOMAINS = { invalidates: ['link-domains'] } as const
export const useAddLinkDomain = () => useCall(contract.addLinkDomain, DOMAINS)
export const useCheckLinkDomain = () => useCall(contract.checkLinkDomain, DOMAINS)
export const useDeleteLinkDomain = () => useCall(contract.deleteLinkDomain, DOMAINS)
