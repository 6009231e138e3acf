import { LEGAL_FORMS, splitForms } from '../legal-forms.ts'
import { legalFormKey } from './company-key.ts'

const SOLE_TRADERS: ReadonlySet<string> = new Set(
  LEGAL_FORMS.flatMap(({ soleTraders }) => splitForms(soleTraders)).map(legalFormKey),
)

/**
 * Whether a legal form is that of one person who is the firm: `e.K.`, `Tmi`, `ИП`.
 *
 * @param form a `legalFormKey`
 */
export const isSoleTrader = (form: string): boolean => SOLE_TRADERS.has(form)
