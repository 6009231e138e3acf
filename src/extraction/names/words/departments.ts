/**
 * Words that form a department's name at the end of a short phrase next to a person ("Export Sales", "Leitung
 * Einkauf"), folded. They are no evidence for a person: headings and menus are full of them.
 */
export const DEPARTMENT_WORDS = `
sales marketing procurement purchasing buying finance accounting accounts accountancy bookkeeping payroll invoicing hr
resources personnel people recruiting recruitment logistics shipping dispatch warehouse operations production
manufacturing engineering development research maintenance it support service services helpdesk reception front desk
office administration admin communication communications press media pr relations affairs export exports import legal
compliance quality assurance training education events catering membership bookings reservations claims fundraising
outreach partnerships success care enquiries desk controlling planning strategy
vertrieb verkauf einkauf buchhaltung verwaltung personal personalabteilung personalwesen technik presse
offentlichkeitsarbeit kundenservice kundendienst kundenbetreuung kundenberatung empfang sekretariat werkstatt lager versand
entwicklung produktion fertigung logistik marketing rechnungswesen disposition innendienst aussendienst beratung
ventes achats comptabilite facturation communication presse juridique accueil logistique secretariat clientele clients
humaines qualite production formation recherche livraison
ventas compras contabilidad administracion comunicacion prensa soporte logistica produccion humanos calidad cliente
clientes facturacion recepcion exportacion
vendas financeiro contabilidade administracao comunicacao imprensa suporte producao qualidade atendimento
vendite acquisti contabilita amministrazione comunicazione stampa produzione assistenza clienti umane qualita segreteria
verkoop inkoop boekhouding administratie personeelszaken klantenservice communicatie productie receptie
salg indkob innkjop okonomi forsaljning inkop ekonomi kundeservice kundtjanst regnskab
sprzedaz zakupy ksiegowosc kadry biuro prodej nakup ucetnictvi
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
