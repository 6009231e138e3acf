import {
  type OPT_OUT_PROOFS,
  type OptOutKind,
  PROOF_PATH,
  PROOF_RECORD,
} from '../../../src/contracts/opt-outs/opt-outs.ts'

export const kindNames: Readonly<Record<OptOutKind, string>> = {
  email: 'Email addresses',
  phone: 'Phone numbers',
  site: 'Websites',
}

/** The evidence that a request came from the owner. */
export const proofWords: Readonly<Record<(typeof OPT_OUT_PROOFS)[number], { label: string; text: string }>> = {
  mail: { label: 'Mailed link', text: 'They opened the link sent to the address.' },
  dns: { label: 'DNS record', text: `The domain has a TXT record named ${PROOF_RECORD}.` },
  file: { label: 'File', text: `The website has a file at ${PROOF_PATH}.` },
  word: { label: 'Their word', text: 'Phone numbers need no proof, since blocking one does no harm.' },
}
