/** Words before a name that are not part of it, folded and without their full stop. */
export const HONORIFICS = `
abg adv adva advocate adw ald alhaja alhaji amb apl apostle arc arch archbishop arq arqa ars asp atty avv avvocato
bapak barr barrister bay bayan bc bgm bibi bioq bishop bldr bp bpk brig bro brother bw cand capt captain cav cdor
cdora cdre chief cik cikgu cllr cmde cmdr col colonel coniugi cpn cpt cra csc dame datin dato dato' datuk ddr deacon
deaconess dhr dipl dipl-ing dipling diplom diplomi dir dkfm dl dna doc docteur doctor dona dott dottor dottoressa
dottssa dr dr-ing dra drg drh dring dro drs druh druhna ds dt dyr dyt ec echtpaar ecz eheleute ehepaar encik enf enfa eng
enga engo engr epoux esp esv evang exma exmo fam familie father fil flt fr frau fraulein frei froken fru fzt gen geom
geschwister gez gng gosp gospodin gospodja gov gs hab haji hajia hajiya hajjah heer hem herr herra herrn hj hjh hna
hno hochw hon hon-prof honorable honourable hr hra hrn ibu icdr ifj ill imam ing inz ir irma janab judr kand kapt khun
kier kom kr ks kum kumari kyai labg lady lcda lcdo lek lic licenciada licenciado lord lt madam madame mademoiselle mag
magister maitre maj mallam manzele maulana maulvi mddr me mej messieurs mev mevr mevrouw mg mgr mhe mim miss mjr mlle
mm mmag mme mmes mnr mons monsieur monsignor moulana moulvi mphf mr mrs ms msgr mtra mtre mtro mudr mvdr mw mwl mx
ndugu oba odont ogr okr omr on onorevole op osr ostr otunba ozv padre paeddr pandit pani panstwo paret pastor pdt pfr
pgs pgsts pharm phdr phf plk pn ppa pplk pr prim priv-doz privatdozent prof profa professor profssa przew ps psic
psica psk pst puan ra rabbi rag rev revd reverend rndr rouva rtn rtr rva sayin sdr sdri sekr sen senhor senhora senor
senora senorita seri sgt shaikh sheikh shree shri shrimathi shrimati sig signor signora signorina sigra sigri sir sis
sister smt smti sor sqn sr sra sri srs srta stb stbin stud suor surv sushri swami tansri tengku tgk thdr thiru
thirumathi ths tmt tohtori tpl ts tuan tun univ-prof ust ustad ustaz ustazah uzm uzmdr vbgm vbp wg wicedyr wp ybhg
ylil yrd δρ κ κ.α κα κος адв акад арх г-жа г-н гн господин госпожа д-р доктор доц инж ип канд пан панове пані проф
профессор спд тов фоп чп
`

/** Letters and words after a name that are not part of it, folded and without full stops. */
export const NAME_SUFFIXES = `
abr aca acca acs aia aicp am amd amdkeb amdkep ao ap aprn arb ariba arla asla atc ba barch bba bbus bcom bed bfa bmus
bpharm bphty bphysio bpsych bs bsc bsn btech bvetmed bvm bvms bvsc cantab cbe ccc cemap ceng certavp certgp certsam
certsas cfa cfp cgma cima cipd cissp ckd cma coren cpa cpc crc crna csc cssr cvt dabvp dc dacvim dch dds dgo dipfa dipl
dlitt dlo dmd dnb do dphil dpt drsc dsc dvm edd ei eng esq esquire faan facc facp facs faia famas fapa faws fca fcca
fcib fcipd fcsi fellow fhea fice fics fnaea fnim fnp-bc fnse frca frcog frcp frcpath frcr frcs frcvs frics frsc gri
hcpc hons jcl jd jnr jp kc lca lcpc lcsw leed leed-ap llb llm lmft lmhc lpc lpn lrsm lvt ma macc march marla mba mbacp
mbbch mbbs mbchb mbe mch mciob mcipd mcom mcsi mcsp md mdb mdl med mep mfa mh mhum mice mkep mkes mkom mmus mnaea mnse
mp mpa mpd mpdi mph mpharm mphil mphty mpsych mrcgp mrcog mrcp mrcs mrcvs mrics mrtpi ms msc msi msn msp mtech mvb
mvetmed naea ncc ncidq np np-c oam obe ofm ofmcap op osb ot otr oxon pa pa-c pac pe pharmd phd phdr phr pmp psyd pt qc
ra rgn riba rla rmn rn rvn rvt sag san scd sdb sfarm sh shrm sip sj skep skepns skm skom slp snr spd spdi sphr sres ssi
ssos stl svd tep ukcp vmd ias ips ifs irs acr mntf ostj ostc knzm dnzm onzm mnzm cnzm qsm qso pgac disa frsa frgs
fsascot fls cgeol mifa mcifa frhists flsw bem ohs cmgr fcmi mcmi pga
`
