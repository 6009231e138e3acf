import { EUROPEAN_FORMS } from './legal-forms/europe.ts'
import { WORLD_FORMS } from './legal-forms/world.ts'
import { WRITTEN_OUT_BEFORE, WRITTEN_OUT_BEHIND } from './legal-forms/written-out.ts'

/** The forms of all countries. */
export const LEGAL_FORMS = [...WORLD_FORMS, ...EUROPEAN_FORMS]

/** East Asian forms, which touch the name on either side without a space. */
export const EAST_ASIAN_FORMS =
  '株式会社 | 有限会社 | 合同会社 | 合資会社 | 合名会社 | 一般社団法人 | 公益社団法人 | 一般財団法人 | 公益財団法人 | 社団法人 | 財団法人 | 特定非営利活動法人 | ' +
  'NPO法人 | 医療法人社団 | 医療法人 | 学校法人 | 社会福祉法人 | 独立行政法人 | 国立大学法人 | 宗教法人 | 協同組合 | 税理士法人 | 弁護士法人 | (株) | （株） | ㈱ | ' +
  '(有) | （有） | ㈲ | 股份有限公司 | 有限责任公司 | 有限責任公司 | 集团有限公司 | 集團有限公司 | 有限公司 | 股份公司 | 集团公司 | 合伙企业 | 주식회사 | ' +
  '유한회사 | 유한책임회사 | 律师事务所 | 律師事務所 | 会计师事务所 | 會計師事務所 | 法律事務所 | 会計事務所 | 税理士事務所 | 特許事務所 | 재단법인 | 사단법인 | (주) | （주） | ㈜ | (유) | (사) | (재)'

/** The forms of one entry of the table, as they stand there. */
export const splitForms = (list: string | undefined) => (list ? list.split('|').map((form) => form.trim()) : [])

/** A form written out, and the form that it is. */
export interface WrittenOutForm {
  readonly full: string
  readonly short: string
}

const pairsOf = (list: string): WrittenOutForm[] =>
  splitForms(list).flatMap((entry) => {
    const [full = '', short = ''] = entry.split(' = ')
    const spellings = [full, full[0]!.toUpperCase() + full.slice(1), full.toUpperCase()]
    return [...new Set(spellings)].map((spelling) => ({ full: spelling, short }))
  })

/** Forms written out behind a name and before it, in every spelling. */
export const WRITTEN_OUT = { forms: pairsOf(WRITTEN_OUT_BEHIND), prefixes: pairsOf(WRITTEN_OUT_BEFORE) }
