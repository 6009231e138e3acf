/**
 * Words of labels before a person's name ("Contact person: …", "Vertreten durch …"), in addition to job titles; folded.
 */
export const PERSON_LABEL_WORDS = `
ansprechpartner ansprechpartnerin ansprechperson ansvarig ask atencion att attention attn auteur auteurs author
authors autor autora autore autoren autores autori autoria autorin autorzy autrice bearbeiter bearbeitung bestuur
betreut by chaired cognome contact contactar contacter contactname contacto contactperson contactpersonen
contactpersoon contacts contato contattare contatto contributor contributors correspondant directie direction door
dozent dozenten edited enquiries fam familie firma forfattare forfatter fotograf founded fullname gerance
geschaftsfuhrung geschaftsleitung gesellschafter headed hosted hosts ilgili imie inhaber inquiries instructor
instructors interlocuteur interlocutrice interviewee interviewer investigator investigators isim jmeno kapcsolattarto
kirjoittaja kisi kontakt kontaktinfo kontaktna kontaktni kontaktowa kontaktperson kontaktpersonen kontaktpersoner
leader leaders led leitung moderated moderation naam name names namn navn nazwisko nev nguoi nimi nom nombre nome nume
officer osoba osoby owners persoana person persona persons pessoa posted postedby prenom prepared presented presenter
presenters presidence publication publie published rappresentato redaccion redaction redaktion redige referent
referente referenten referenti referentin referentinnen representada representado representant representante
represente representee respons responsaveis responsavel reviewed run signatory signed skrevet skriven speaker speakers
staff submitted supervisor supervisors szerzo tekst text texte texto titular unterzeichner verantwortlich
verantwortliche verantwortlicher verfasser vertegenwoordigd vertreten vertretung vertretungsberechtigt
vertretungsberechtigte vertretungsberechtigter visdp vorstand writer written yazar yetkili yhteyshenkilo zastoupena
zastoupeny zpracoval zustandig επικοινωνια κειμενο ονομα συντακτης υπευθυνος автор авторы имя контакт контактна
контактная контактное лицо особа руководитель текст фио
`
