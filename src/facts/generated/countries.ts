import { AD } from '../countries/ad.ts'
import { AE } from '../countries/ae.ts'
import { AF } from '../countries/af.ts'
import { AL } from '../countries/al.ts'
import { AM } from '../countries/am.ts'
import { AO } from '../countries/ao.ts'
import { AR } from '../countries/ar.ts'
import { AT } from '../countries/at.ts'
import { AU } from '../countries/au.ts'
import { AZ } from '../countries/az.ts'
import { BA } from '../countries/ba.ts'
import { BB } from '../countries/bb.ts'
import { BD } from '../countries/bd.ts'
import { BE } from '../countries/be.ts'
import { BF } from '../countries/bf.ts'
import { BG } from '../countries/bg.ts'
import { BH } from '../countries/bh.ts'
import { BJ } from '../countries/bj.ts'
import { BN } from '../countries/bn.ts'
import { BO } from '../countries/bo.ts'
import { BR } from '../countries/br.ts'
import { BS } from '../countries/bs.ts'
import { BT } from '../countries/bt.ts'
import { BW } from '../countries/bw.ts'
import { BY } from '../countries/by.ts'
import { CA } from '../countries/ca.ts'
import { CD } from '../countries/cd.ts'
import { CH } from '../countries/ch.ts'
import { CI } from '../countries/ci.ts'
import { CL } from '../countries/cl.ts'
import { CM } from '../countries/cm.ts'
import { CN } from '../countries/cn.ts'
import { CO } from '../countries/co.ts'
import { CR } from '../countries/cr.ts'
import { CU } from '../countries/cu.ts'
import { CV } from '../countries/cv.ts'
import { CW } from '../countries/cw.ts'
import { CY } from '../countries/cy.ts'
import { CZ } from '../countries/cz.ts'
import { DE } from '../countries/de.ts'
import { DK } from '../countries/dk.ts'
import { DO } from '../countries/do.ts'
import { DZ } from '../countries/dz.ts'
import { EC } from '../countries/ec.ts'
import { EE } from '../countries/ee.ts'
import { EG } from '../countries/eg.ts'
import { ES } from '../countries/es.ts'
import { ET } from '../countries/et.ts'
import { FI } from '../countries/fi.ts'
import { FJ } from '../countries/fj.ts'
import { FO } from '../countries/fo.ts'
import { FR } from '../countries/fr.ts'
import { GA } from '../countries/ga.ts'
import { GB } from '../countries/gb.ts'
import { GE } from '../countries/ge.ts'
import { GH } from '../countries/gh.ts'
import { GM } from '../countries/gm.ts'
import { GN } from '../countries/gn.ts'
import { GR } from '../countries/gr.ts'
import { GT } from '../countries/gt.ts'
import { HK } from '../countries/hk.ts'
import { HN } from '../countries/hn.ts'
import { HR } from '../countries/hr.ts'
import { HU } from '../countries/hu.ts'
import { ID } from '../countries/id.ts'
import { IE } from '../countries/ie.ts'
import { IL } from '../countries/il.ts'
import { IN } from '../countries/in.ts'
import { IQ } from '../countries/iq.ts'
import { IR } from '../countries/ir.ts'
import { IS } from '../countries/is.ts'
import { IT } from '../countries/it.ts'
import { JM } from '../countries/jm.ts'
import { JO } from '../countries/jo.ts'
import { JP } from '../countries/jp.ts'
import { KE } from '../countries/ke.ts'
import { KG } from '../countries/kg.ts'
import { KH } from '../countries/kh.ts'
import { KR } from '../countries/kr.ts'
import { KW } from '../countries/kw.ts'
import { KY } from '../countries/ky.ts'
import { KZ } from '../countries/kz.ts'
import { LA } from '../countries/la.ts'
import { LB } from '../countries/lb.ts'
import { LI } from '../countries/li.ts'
import { LK } from '../countries/lk.ts'
import { LR } from '../countries/lr.ts'
import { LS } from '../countries/ls.ts'
import { LT } from '../countries/lt.ts'
import { LU } from '../countries/lu.ts'
import { LV } from '../countries/lv.ts'
import { LY } from '../countries/ly.ts'
import { MA } from '../countries/ma.ts'
import { MC } from '../countries/mc.ts'
import { MD } from '../countries/md.ts'
import { ME } from '../countries/me.ts'
import { MG } from '../countries/mg.ts'
import { MK } from '../countries/mk.ts'
import { ML } from '../countries/ml.ts'
import { MM } from '../countries/mm.ts'
import { MN } from '../countries/mn.ts'
import { MO } from '../countries/mo.ts'
import { MR } from '../countries/mr.ts'
import { MT } from '../countries/mt.ts'
import { MU } from '../countries/mu.ts'
import { MW } from '../countries/mw.ts'
import { MX } from '../countries/mx.ts'
import { MY } from '../countries/my.ts'
import { MZ } from '../countries/mz.ts'
import { NA } from '../countries/na.ts'
import { NG } from '../countries/ng.ts'
import { NI } from '../countries/ni.ts'
import { NL } from '../countries/nl.ts'
import { NO } from '../countries/no.ts'
import { NP } from '../countries/np.ts'
import { NZ } from '../countries/nz.ts'
import { OM } from '../countries/om.ts'
import { PA } from '../countries/pa.ts'
import { PE } from '../countries/pe.ts'
import { PG } from '../countries/pg.ts'
import { PH } from '../countries/ph.ts'
import { PK } from '../countries/pk.ts'
import { PL } from '../countries/pl.ts'
import { PR } from '../countries/pr.ts'
import { PS } from '../countries/ps.ts'
import { PT } from '../countries/pt.ts'
import { PY } from '../countries/py.ts'
import { QA } from '../countries/qa.ts'
import { RO } from '../countries/ro.ts'
import { RS } from '../countries/rs.ts'
import { RU } from '../countries/ru.ts'
import { RW } from '../countries/rw.ts'
import { SA } from '../countries/sa.ts'
import { SD } from '../countries/sd.ts'
import { SE } from '../countries/se.ts'
import { SG } from '../countries/sg.ts'
import { SI } from '../countries/si.ts'
import { SK } from '../countries/sk.ts'
import { SL } from '../countries/sl.ts'
import { SM } from '../countries/sm.ts'
import { SN } from '../countries/sn.ts'
import { SR } from '../countries/sr.ts'
import { SV } from '../countries/sv.ts'
import { SY } from '../countries/sy.ts'
import { SZ } from '../countries/sz.ts'
import { TD } from '../countries/td.ts'
import { TG } from '../countries/tg.ts'
import { TH } from '../countries/th.ts'
import { TJ } from '../countries/tj.ts'
import { TM } from '../countries/tm.ts'
import { TN } from '../countries/tn.ts'
import { TR } from '../countries/tr.ts'
import { TT } from '../countries/tt.ts'
import { TW } from '../countries/tw.ts'
import { TZ } from '../countries/tz.ts'
import { UA } from '../countries/ua.ts'
import { UG } from '../countries/ug.ts'
import { US } from '../countries/us.ts'
import { UY } from '../countries/uy.ts'
import { UZ } from '../countries/uz.ts'
import { VA } from '../countries/va.ts'
import { VE } from '../countries/ve.ts'
import { VN } from '../countries/vn.ts'
import { XK } from '../countries/xk.ts'
import { YE } from '../countries/ye.ts'
import { ZA } from '../countries/za.ts'
import { ZM } from '../countries/zm.ts'
import { ZW } from '../countries/zw.ts'
import type { Country } from '../country.ts'

/** All countries, by precedence. Written by `npm run generate` from the files of `countries/`. */
export const COUNTRIES: readonly Country[] = [
  BN,
  CV,
  CW,
  FO,
  GN,
  ID,
  IL,
  LA,
  MR,
  SR,
  SZ,
  TD,
  US,
  GB,
  DE,
  FR,
  CA,
  IN,
  AT,
  IT,
  NL,
  ES,
  IE,
  CN,
  SG,
  RO,
  RU,
  SA,
  MX,
  BE,
  CH,
  NO,
  EE,
  LV,
  LT,
  DK,
  LU,
  HU,
  MC,
  SM,
  VA,
  GR,
  SE,
  FI,
  IS,
  HR,
  RS,
  SI,
  BA,
  ME,
  TR,
  UA,
  BY,
  KZ,
  NG,
  GH,
  MY,
  BG,
  LI,
  MK,
  CY,
  GE,
  AM,
  AR,
  MT,
  PT,
  CZ,
  SK,
  LK,
  NP,
  EG,
  CU,
  AE,
  KW,
  QA,
  BH,
  OM,
  JO,
  IQ,
  UY,
  CO,
  CL,
  PE,
  CR,
  GT,
  ZM,
  PR,
  LB,
  IR,
  SY,
  YE,
  MA,
  TN,
  AU,
  JP,
  AZ,
  KY,
  AD,
  NZ,
  ZA,
  PH,
  MM,
  KH,
  FJ,
  PG,
  BD,
  AL,
  XK,
  SN,
  CI,
  CM,
  CD,
  DZ,
  LY,
  SD,
  AF,
  BR,
  TH,
  VN,
  EC,
  BO,
  PY,
  VE,
  PA,
  SV,
  HN,
  NI,
  DO,
  JM,
  TT,
  BS,
  BB,
  PK,
  KE,
  UG,
  TZ,
  RW,
  ET,
  KR,
  TW,
  HK,
  MO,
  KG,
  UZ,
  TJ,
  TM,
  MN,
  MD,
  BT,
  PL,
  AO,
  LR,
  SL,
  GM,
  BJ,
  TG,
  ML,
  BF,
  PS,
  ZW,
  BW,
  NA,
  MW,
  MZ,
  MU,
  GA,
  LS,
  MG,
]
