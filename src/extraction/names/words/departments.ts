/**
 * Words that form a department's name at the end of a short phrase next to a person ("Export Sales", "Leitung
 * Einkauf"), folded. They are no evidence for a person: headings and menus are full of them.
 */
export const DEPARTMENT_WORDS = `
accountancy accounting accounts accueil achats achizitii acquisti admin administracao administracion administratie
administration affairs amministrazione assistenza assurance atendimento aussendienst beratung biuro boekhouding
bookings bookkeeping buchhaltung buhalterija buying calidad care catering claims cliente clientele clientes clienti
clients communicatie communication communications compliance compras comptabilite comunicacao comunicacion
comunicazione contabilidad contabilidade contabilita contabilitate controlling desk development dispatch disposition
dyzurka education einkauf ekonomat ekonomi empfang engineering enquiries entwicklung ertekesites events export
exportacion exports facturacion facturation fakturace fakturacia fertigung finance financeiro formation forsaljning
front fundraising gramatvediba helpdesk hr humaines humanos import imprensa indkob inkoop inkop innendienst innkjop
invoicing it juridique kadry kepegawaian keuangan klantenservice komerciala konyveles ksiegowosc kundenberatung
kundenbetreuung kundendienst kundenservice kundeservice kundtjanst lager legal livraison logistica logistics logistik
logistique logisztika maintenance manufacturing marketing media membership muhasebe muuk mzdy nabava nabavka nakup
noliktava obsluga offentlichkeitsarbeit office okonomi onthaal operations outreach pardavimai pardosana partnerships
payroll pemasaran penzugy people personal personalabteilung personalia personalwesen personeelszaken personnel planning
pr prensa press presse procurement prodaja prodej producao produccion productie production produktion produzione
purchasing qualidade qualita qualite quality raamatupidamine racunovodstva racunovodstvo recepcion receptie reception
recherche rechnungswesen recruiting recruitment regnskab relatii relations research reservations resources sales salg
sandelis satinalma satis secretariat segreteria sekretariat service services shipping soporte sprzedaz sprzedazy stampa
strategy success suporte support tajnistvo technik titkarsag training ucetnictvi uctaren uctarna ugyfelszolgalat umane
umum usaha vanzari vendas vendite ventas ventes verkauf verkoop versand vertrieb verwaltung warehouse werkstatt zakupy
`
/** Words allowed before or between department words. */
export const DEPARTMENT_QUALIFIERS = `
and und et y e ed en og och & of for the de des du del della di da do a la le
international domestic national regional local global central general group corporate european digital online technical
customer customers client human key account inside field public investor product project business after retail wholesale
trade export import uk us usa eu emea apac europe americas africa asia north south east west northern southern
kunden leitung abteilung bereich team service services ressources relations recursos relaciones atencion al risorse
relazioni servizio ufficio afdeling dzial
`
