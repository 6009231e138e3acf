import type { Language } from '../language.ts'
import { AF } from '../languages/af.ts'
import { AM } from '../languages/am.ts'
import { AR } from '../languages/ar.ts'
import { AZ } from '../languages/az.ts'
import { BG } from '../languages/bg.ts'
import { BN } from '../languages/bn.ts'
import { CA } from '../languages/ca.ts'
import { CS } from '../languages/cs.ts'
import { CY } from '../languages/cy.ts'
import { DA } from '../languages/da.ts'
import { DE } from '../languages/de.ts'
import { EL } from '../languages/el.ts'
import { EN } from '../languages/en.ts'
import { ES } from '../languages/es.ts'
import { ET } from '../languages/et.ts'
import { EU } from '../languages/eu.ts'
import { FA } from '../languages/fa.ts'
import { FI } from '../languages/fi.ts'
import { FR } from '../languages/fr.ts'
import { GA } from '../languages/ga.ts'
import { GL } from '../languages/gl.ts'
import { HE } from '../languages/he.ts'
import { HI } from '../languages/hi.ts'
import { HR } from '../languages/hr.ts'
import { HU } from '../languages/hu.ts'
import { HY } from '../languages/hy.ts'
import { ID } from '../languages/id.ts'
import { IS } from '../languages/is.ts'
import { IT } from '../languages/it.ts'
import { JA } from '../languages/ja.ts'
import { KA } from '../languages/ka.ts'
import { KK } from '../languages/kk.ts'
import { KM } from '../languages/km.ts'
import { KO } from '../languages/ko.ts'
import { LO } from '../languages/lo.ts'
import { LT } from '../languages/lt.ts'
import { LV } from '../languages/lv.ts'
import { MK } from '../languages/mk.ts'
import { ML } from '../languages/ml.ts'
import { MN } from '../languages/mn.ts'
import { MS } from '../languages/ms.ts'
import { MY } from '../languages/my.ts'
import { NL } from '../languages/nl.ts'
import { NO } from '../languages/no.ts'
import { PA } from '../languages/pa.ts'
import { PL } from '../languages/pl.ts'
import { PT } from '../languages/pt.ts'
import { RO } from '../languages/ro.ts'
import { RU } from '../languages/ru.ts'
import { SK } from '../languages/sk.ts'
import { SL } from '../languages/sl.ts'
import { SQ } from '../languages/sq.ts'
import { SR } from '../languages/sr.ts'
import { SV } from '../languages/sv.ts'
import { SW } from '../languages/sw.ts'
import { TA } from '../languages/ta.ts'
import { TE } from '../languages/te.ts'
import { TH } from '../languages/th.ts'
import { TR } from '../languages/tr.ts'
import { UK } from '../languages/uk.ts'
import { UR } from '../languages/ur.ts'
import { UZ } from '../languages/uz.ts'
import { VI } from '../languages/vi.ts'
import { ZH } from '../languages/zh.ts'

/** All languages, by precedence. Written by `npm run generate` from the files of `languages/`. */
export const LANGUAGES: readonly Language[] = [
  EN,
  DE,
  FR,
  ES,
  PT,
  IT,
  NL,
  SV,
  DA,
  NO,
  FI,
  PL,
  CS,
  SK,
  HU,
  RO,
  HR,
  TR,
  ID,
  VI,
  LT,
  LV,
  ET,
  CA,
  RU,
  UK,
  BG,
  EL,
  AR,
  FA,
  HE,
  UR,
  HI,
  BN,
  PA,
  TA,
  TE,
  ML,
  JA,
  ZH,
  KO,
  TH,
  KA,
  HY,
  KK,
  KM,
  LO,
  MY,
  AM,
  IS,
  GA,
  CY,
  MN,
  AF,
  AZ,
  EU,
  GL,
  MK,
  MS,
  SL,
  SQ,
  SR,
  SW,
  UZ,
]
