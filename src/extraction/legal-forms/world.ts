import type { LegalFormGroup } from './legal-form-group.ts'

/** Forms of America, Africa, Asia and Oceania. */
export const WORLD_FORMS: readonly LegalFormGroup[] = [
  {
    countries: 'US CA PH LR PR',
    forms:
      'Inc. | Incorporated | L.L.C. | Corp. | Corporation | L.L.P. | P.L.L.C. | L.L.L.P. | Ltée | ' +
      'A Professional Corporation | A Professional Law Corporation | A Professional Association | ' +
      'Ltd. Co. | Co., Inc.',
    ambiguous: 'LP | L.P. | PC | P.C. | P.A. | N.A. | Co. | P.S.C. | PSC | ULC | PBC | L3C | APC | A.P.C. | APLC | OPC',
  },
  {
    countries: 'NG GH KE UG TZ ZM',
    forms:
      'Nigeria Limited | Nig. Ltd. | (Nig.) Ltd. | (Nigeria) Limited | Ghana Limited | Ltd/Gte | LTD/GTE | Ltd/GTE',
    ambiguous: 'LBG',
  },
  {
    countries: 'IN PK BD LK NP',
    forms:
      'Pvt. Ltd. | Private Limited | Private Ltd. | Pvt. Limited | (P) Ltd. | (P) Limited | (Pvt.) Ltd. | ' +
      '(Pvt) Limited | (Private) Limited | (OPC) Pvt. Ltd. | Public Limited Company',
  },
  {
    countries: 'AU NZ',
    forms: 'Pty. Ltd. | Pty. Limited | Proprietary Limited',
    ambiguous: 'P/L | Pty',
  },
  {
    countries: 'ZA NA BW ZW',
    forms: '(Pty) Ltd. | (Pty) Limited | (Proprietary) Limited | (RF) Ltd. | SOC Ltd.',
    ambiguous: 'CC | NPC',
  },
  {
    countries: 'SG',
    forms: 'Pte. Ltd. | Pte. Limited | Private Limited',
    ambiguous: 'PAC',
  },
  {
    countries: 'MY BN',
    forms: 'Sdn. Bhd. | Berhad | Bhd.',
    ambiguous: 'PLT',
  },
  {
    countries: 'CN HK TW VN TH KR JP',
    forms:
      'Co., Ltd. | Co. Ltd. | Co., Limited | Public Company Limited | Company Limited | Company Ltd. | K.K. | G.K. | Public Co., Ltd. | ' +
      'JSC | Joint Stock Company | Ltd., Part.',
    ambiguous: 'PCL | KK | Limited Partnership',
  },
  {
    countries: 'ID',
    forms: 'Tbk.',
    prefixes: 'PT | PT. | CV. | UD.',
  },
  {
    countries: 'VN',
    prefixes: 'Công ty TNHH MTV | Công ty TNHH | Công ty Cổ phần | Công ty CP | CÔNG TY TNHH | CÔNG TY CỔ PHẦN',
  },
  {
    countries: 'AE SA QA KW BH OM JO EG LB',
    forms:
      'LLC FZE | FZE | FZCO | FZ-LLC | FZ LLC | LLC-FZ | L.L.C-FZ | L.L.C.-FZ | (L.L.C.) | DMCC | DWC-LLC | W.L.L. | PJSC | P.J.S.C. | K.S.C.C. | ' +
      'Q.S.C. | =B.S.C. | =BSC | =S.A.L. | =B.S.C. (c) | =BSC (c) | =B.S.C. (Closed) | S.A.O.G. | S.A.O.C. | S.A.E. | ش.م.م | ذ.م.م',
    ambiguous: 'Est. | FZC | SPC | KSC | K.S.C. | PSC | SAL',
  },
  {
    countries: 'AE SA QA KW BH OM JO EG LB IQ SY YE LY SD PS MA TN DZ MR',
    prefixes: 'شركة | مؤسسة | لشركة | وشركة | بشركة | لمؤسسة',
  },
  {
    countries: 'IR AF',
    forms:
      '(سهامی خاص) | (سهامی عام) | (با مسئولیت محدود) | (مسئولیت محدود) | سهامی خاص | سهامی عام | با مسئولیت محدود',
    prefixes: 'شرکت',
  },
  {
    countries: 'IL',
    forms: `בע"מ | בע״מ | בע''מ`,
    ambiguous: 'ע"ר | ע״ר',
  },
  {
    countries: 'MX AR CL CO PE EC VE UY PY BO CR PA GT DO HN SV NI CU',
    forms:
      'S.A. de C.V. | SA de CV | S. de R.L. de C.V. | S. de R.L. | S.A.P.I. de C.V. | S.A.B. de C.V. | ' +
      'S.A.S. de C.V. | =S.A.S. | S.A.C. | E.I.R.L. | Ltda. | Cía. Ltda. | Cia. Ltda. | ' +
      'S.R.L. | S.A. | =S.A.A. | S.A.I.C. | C. por A. | S. en C. | Sociedad por Acciones Simplificada',
    ambiguous: 'SA | SAS | SC | S.C. | A.C. | I.A.P. | C.A. | SAC | E.S.P. | S.H. | SPA | S.C.A. | E.A.S.',
  },
  {
    countries: 'AZ AM GE MN UZ',
    forms: 'CJSC | OJSC | =ՍՊԸ | =ՓԲԸ | =ԲԲԸ | =ХХК',
    ambiguous: 'MMC | ASC | QSC | МЧЖ | АЖ | ХК | MChJ | MCHJ | AJ',
    prefixes: 'შპს | სს | ააიპ',
  },
  {
    countries: 'DZ',
    ambiguous: 'SPA | SpA | EPIC',
  },
]
