/** Words before a name that are no part of it, folded and without their full stop. */
export const HONORIFICS = `
abg adv advocate ald alhaja alhaji amb arc arch archbishop arq avv avvocato bapak barr barrister bay bayan bc bioq
bishop bldr brother capt captain cav cdor cdora chief cllr cmdr col colonel cpn cpt cra dame datin dato datuk deacon
dhr dipl dipl-ing dipling diplom diplomi dl dna doc docteur doctor dona dott dottor dottoressa dottssa dr dr-ing dra
drg drh dring drs ds encik eng enga engo engr esp esv exma exmo fam familie father fil fr frau fraulein frei gen geom
gov hab haji hajia hajiya hajjah heer herr herra herrn hj hna hno hon honorable honourable ibu ill imam ing inz ir
irma judr kand kom kum kumari kyai lady lcda lcdo lic licenciada licenciado lord lt madame mademoiselle mag magister
maitre maj mallam maulana mddr me messieurs mevr mevrouw mg mgr miss mlle mm mme mmes mons monsieur monsignor mr mrs
ms msgr mtra mtro mudr mvdr mw mx oba odont on onorevole op otunba padre paeddr pandit pani pastor pdt pharm phdr pr
priv-doz privatdozent prof profa professor psic rabbi rag rev revd reverend rndr rouva sayin sen senhor senhora senor
senora senorita sgt shaikh sheikh shri shrimati sig signor signora signorina sigra sigri sir sister smt sor sr sra sri
srs srta suor surv swami tohtori tpl tuan univ-prof ust ustad uzm ylil yrd δρ κ κ.α κα κος г-жа г-н гн господин
госпожа д-р доктор проф профессор тов
`

/** Letters and words after a name that are no part of it, folded and without full stops. */
export const NAME_SUFFIXES = `
aca acca acs aia am ao ap asla atc ba bed bs bsc bsn cbe ccc ceng cfa cfp cima cissp cma coren cpa cpc crc csc dds
dipl dlitt dmd do dphil dpt drsc dsc dvm edd eng esq esquire faan facc facp facs faia fapa fca fcca fcib fellow fhea
fice fics fnim fnse frcp frcs frics jd jp kc lcsw leed llb llm lmft lpc lpn ma mba mbbs mbchb mbe md med mfa mice mnse
mpa mph mphil mrcp mrcs mrics ms msc msn np oam obe ot otr pa pac pe pharmd phd phdr phr pmp psyd pt qc ra riba rla rn
san scd shrm slp sphr vmd
`
