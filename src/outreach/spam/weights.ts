import type { StoredWeights } from './stored-weights.ts'

/** Made by `scripts/learn-spam-weights.ts`; changed there. */
export const EMAIL_WEIGHTS: StoredWeights = {
  bias: -16,
  traits: {
    subject_length: 2,
    subject_capitals: 17,
    subject_marks: 17,
    subject_money: 4,
    subject_padding: 21,
    capitals: 25,
    exclamations: 12,
    exclamation_runs: 21,
    amounts: 7,
    link_present: 5,
    link_count: -14,
    link_address: 21,
    link_disguised: 10,
    link_shortener: 10,
    link_mismatch: 8,
    link_host: 14,
    image_only: 18,
    image_silent: 2,
    hidden_text: 10,
    dated_html: 7,
    html: 6,
    responsive: -10,
    form: 5,
    script: 5,
    split_words: 20,
    mixed_words: 8,
    gibberish: 28,
    word_salad: 16,
    misspelt_words: 20,
    garbled: 15,
    toll_free: 17,
    program: 5,
    little_text: 4,
    no_unsubscribe: 2,
    conversation: -14,
    reply_subject: -8,
    list_tag: -15,
    signature: -10,
    questions: -3,
    foreign: -10,
  },
  words: `adult 133 chicas calientes,einsame frauen,femmes chaudes,femmes seules,frauen in deiner nähe,frauen in ihrer nähe,geile,mujeres calientes,mujeres solteras,nackte,rencontres coquines,sexkontakte
adult 22 pics,women
adult 23 dating,dvds,hottest,meet women
adult 24 sweet,wild
adult 25 adults only,age verification,babe,babes,cams,celebrities,celebrity,date tonight,fantasies,fantasy,girls,lonely,lover,lovers,member area,movies,pleasure,romance,single women,webcam,wives
adult 26 desire,intimate,singles,wife
adult 27 adult,hot,partner,partners
adult 50 desires,pasionated,porn star,pornstar,sex,teen body,teen bodyes,unsatisfied
adult 52 porn
adult 54 fetish,fuck,naked,zoo
adult 55 18 years,21 years,adult content,adult site,adult sites,amateur,anal,bestiality,bitches,blowjob,cheating wives,cock,cocks,cum,cumshot,erotic,escort,escorts,explicit,farm girls,fucking hot,hard core,hardcore,hookup,horny,hot girls,housewives,incest,lesbian,lesbians,live cams,lolita,lonely wives,milf,must be 18,nude,nudes,orgy,over 18,porno,pussy,rape,sexually explicit,sexy,slut,sluts,swingers,teen,teens,uncensored,virgins,web cam girls,webcams,whores,xxx,xxx pics
bulk 18 database,inconvenience
bulk 19 blocked,mailing,recipients,removed
bulk 20 addresses,auto generated,cannot see,compliance,exclude,excluded,html format,images not,optin,solicitation,unable to view,viewing this message
bulk 21 exit,optout,unwanted
bulk 22 opt
bulk 23 intrusion,mailings
bulk 25 remove
bulk 48 not wish to receive,removed from
bulk 49 do not wish,not spam,remove me,to opt,unsolicited
bulk 50 apologies for the intrusion,apologize for the intrusion,bill s,bulk email,bulk friendly,bulk mail,came across your,cannot be considered spam,commercial email,considered spam,dont want it,email has been sent to you,email lists,for removal,found your email,further mailing,further mailings,future mailings,get off this list,in compliance with,is not spam,mass email,million email,million emails,never be contacted,no further mailings,no more please,no thanks,nomore,not unsolicited,one of our partners,one time email,opt outs,our affiliates,our opt in,our partner sites,per section,permanently removed,receive no further,removals,remove in the subject,remove yourself,s 1618,section 301,sent in compliance,sorry for any inconvenience,spam free,targeted email,this is an advertisement,this is not spam,this message is sent in compliance,title iii,to remove,under bill,wish not to,you opted in
bulk 51 bulk emails,direct email,email marketing,from our database,no longer wish,one time mailing,opt in list,opt out,removal instructions,remove your,the word remove,to be removed,word remove,your email address was obtained
bulk 52 be removed,email addresses,removal
bulk 53 not interested
bulk 55 with remove
goods 11 careers,cds,pro
goods 12 printer
goods 13 cd,collectible,printers,ultra
goods 14 dvd,hits,microsoft office,xp
goods 15 adobe,banner,cable,catalog,click thru,collectibles,credentials,degree,directories,download now,downloadable,ephedra,full version,graduates,ink,perfume,photoshop cs,popular software,premium quality,prestige,retail price,satellite,software at,supplies,tanning,wealth seminar
goods 16 classified,design,hosting,oem,rank,ranking,warehouse
goods 17 banners,classifieds,degrees,jewelry,supply,titles
goods 18 license
goods 19 professional,submission,visitors
goods 20 exposure
goods 21 career
goods 36 photoshop
goods 38 cd rom,logo
goods 39 cable box,domain name,extended warranty,norton,norton systemworks,spy,symantec,systemworks,toner cartridges,windows xp
goods 40 adobe photoshop,auto insurance,auto warranty,autocad,background checks,brochures,bulk hosting,bulletproof,business cards,cable boxes,cable descrambler,cable tv,calling card,calling cards,car warranty,cartier,cartridges,cdr,cell phone booster,cheap software,cigar,cigars,copy dvd,corel,corporate identity,corporate image,degree program,dental,dental plan,descrambler,descramblers,diploma,diplomas,direct tv,dish network,domain names,dvd copy,fax blast,find out anything,free satellite,herbal smoke,hosting plan,increase traffic,ink cartridges,inkjet,letterhead,logos,long distance,louis vuitton,macromedia,marijuana alternative,masters,new car,no classes,no tests,non accredited,oem software,office 2003,office xp,penny auction,phd degree,phone bill,printer cartridges,private investigator,replica,replicas,rolex,satellite dish,satellite tv,software cheap,spy software,spyware remover,stationery,submit your site,time share,timeshare,university degree,university diploma,university diplomas,used cars,vinyl siding,watches,web design,web promotion,web traffic,website traffic
goods 41 bachelors,cigarettes,directv,gucci,outstanding,search engine,search engines,traffic to your,web hosting
goods 42 copy any dvd
medicine 133 adelgace,adelgaza,erección,erektion,fettverbrennung,kilo in,maigrir vite,ohne rezept,perdez du poids,pierda peso,pierde peso,potenzmittel,rezeptfrei,sans ordonnance,schnell abnehmen,sin receta,érection
medicine 14 health,hormone,patients,strength
medicine 15 doctors,energy levels,formula,gain,hair,immune,ingredients,muscle,muscles,skin,sleep better,weight
medicine 16 healthy,natural
medicine 18 lose,medical
medicine 24 body
medicine 33 cure,sexual,youth
medicine 34 dose,fat,inch,medications,prescriptions,toner
medicine 35 aging,antidepressant,anxiety,appetite,capsules,cellulite,clinically,clinically proven,cures,diet,dieting,discreet,discreetly,doctor approved,dosage,drug,drugs,fda,medication,meds,metabolism,nicotine,nutritional,obesity,orgasm,pain relief,painkillers,pharmacy,pheromone,pheromones,physician,physicians,pill,pills,potency,pounds,prescription,quit smoking,refill,refills,remedy,sexually,side effects,skinny,smoking,soft tabs,stamina,supplement,supplements,tablets,toners,vitality,vitamin,vitamins,worldwide shipping
medicine 36 med,rx,slim
medicine 37 younger
medicine 56 bust
medicine 57 breast
medicine 58 penis
medicine 59 valium
medicine 60 adipex,ambien,anti aging,antiaging,breasts,burn fat,canadian pharmacy,celebrex,cialis,codeine,diet pill,diet pills,ejaculation,enlarge,enlargement,erectile,erection,erections,fat burner,fioricet,generic viagra,growth hormone,hair loss,herbal,herbals,hgh,human growth hormone,hydrocodone,impotence,levitra,libido,lose weight,male enhancement,meridia,no prescription,online pharmacy,paxil,penile,pharmacies,pharmacy online,phentermine,prescription required,prior prescription,propecia,prozac,semen,sildenafil,soma,sperm,stop snoring,tadalafil,tramadol,ultram,viagra,vicodin,vioxx,weight loss,without prescription,wrinkles,xanax,zoloft
medicine 61 inches
money 10 cheapest,dividend,low cost
money 100 argent facile,argent rapide,crédit immédiat,crédit rapide,devenir riche,dinero fácil,dinero rápido,finanzielle freiheit,gagnez de l argent,gana dinero,ganar dinero,gane dinero,geld verdienen,geld von zu hause,hazte rico,ingresos pasivos,leichtes geld,libertad financiera,liberté financière,ohne schufa,passive einnahmen,passives einkommen,préstamo rápido,préstamos rápidos,reich werden,revenus passifs,schnelles geld,sofortkredit,werden sie reich
money 101 gagner de l argent
money 11 bills,cheap,costs,fee,fees,payments
money 12 cost
money 15 bank,funds
money 16 fund,payment
money 18 billion,distributors,quotes
money 19 auctions,insurance,investor,pay,rates,rich,save money,saving,savings,thousands
money 20 accept credit,amazing opportunity,amex,bonus,bonuses,business opportunity,checks,earnings,foreclosed,fortune,franchise,government grants,grant money,grants,insurance quotes,investment opportunity,lottery,matrix,merchant account,merchant accounts,opportunity of a lifetime,paid,premiums,profits,quote,recruit,salary guaranteed,save thousands,save up,seminar tickets,shares,sponsor you,stock,symbol,term life,upline,wages
money 21 affiliates,investing,life insurance,mastercard,profit,visa,wealthy
money 22 commissions,credit card,credit cards,downline,earn,earning,hundreds,millions,profitable
money 23 affiliate,cash,commission,distributor,dollar,finance,premium
money 24 income
money 25 credit,deposit,invest
money 26 financial
money 27 dollars
money 28 stock market,stocks
money 29 bankruptcy,mortgages
money 30 breakout,cash advance,collections,creditors,day trader,debts,emerging growth,equity loan,foreclosure,foreclosures,home owners,homeowner,homeowners,hot stock,huge gains,investment advice,judgement,judgments,lender,loan approved,loans,market watch,micro cap,microcap,million,otc,paid for this,payday,payout,payouts,penny stock,penny stocks,price current,price target,profile company,refinanced,securities act,skyrocket,small cap,stock alert,stock pick,stock symbol,strong buy,target price,triple,undervalued
money 31 debt,explode,forward looking,forward looking statements,insider,lenders,mortgage,otcbb,shares outstanding,short term target,tax free,wall street
money 32 investors,loan,offshore,opportunity
money 37 money
money 45 bad credit,be your own boss,cash bonus,cash fast,chain letter,consolidate your debt,credit repair,debt consolidation,earn extra,earning potential,easy money,extra income,fast cash,financial freedom,financial independence,get out of debt,get rich,home equity,home loan,home loans,income potential,instant cash,interest rates are,low interest,low rates,lowest rate,lowest rates,make money fast,make thousands,millionaires,moneymaking,mortgage rate,mortgage rates,multi level,no credit check,passive income,potential earnings,pre approved,preapproved,pyramid,quit your job,refi,refinance,refinancing,residual income,rich quick,second income,thousands of dollars,unlimited income,unsecured credit,wealth,weekly income,while you sleep,work at home,work from home,your own boss
money 46 free money,millionaire,mlm,monthly income
money 47 home based business,home business,money making,per week
money 7 worth
money 9 affordable,banks,cheaper,lower,price,prices,value
newsletter -14 members
newsletter -16 how to
newsletter -19 membership,subscribe
newsletter -21 event,exhibition,forum,monthly,receipt,tips
newsletter -22 collection,community,constant contact,copyright,editor,events,learn more,reader,subscriber,subscribers,subscription center,this newsletter
newsletter -23 headlines,in this issue,letters,this issue,this week,to subscribe,your order
newsletter -24 associated press,confirmation number,edition,editorial,full story,newsletter,panel,past issues,readers,received this newsletter,register,rsvp,speakers,sponsors,unsubscribe from this list
newsletter -25 acm,add us to your address book,address book,back issues,because you subscribed,blog post,campaign monitor,case study,changelog,columnist,columnists,concert,customer care,digest,download the,economist,email preferences,exacttarget,facebook,featured article,festival,follow us,forums,forward to a friend,forwarded this email,free returns,full article,fundraiser,gift guide,has shipped,help center,ieee,in stores,instagram,invoice number,issn,itinerary,latest posts,letter to the editor,linkedin,log in,macworld,mailchimp,manage preferences,manage subscription,manage your subscription,member benefits,museum,new arrivals,new features,new in,new on the blog,new york times,notification settings,nytimes,order confirmation,password,pc world,podcast,podcasts,poll,preferences,privacy statement,quote of the day,read full,read more,read the full,receiving this newsletter,recipes,register for,registered trademark,release notes,reservation,round up,roundup,safari,sailthru,salon,sendgrid,shipping confirmation,shop the,slate,subscribe or unsubscribe,substack,survey results,this weeks issue,tip of the,todays issue,tracking number,tricks,twitter,unsubscribe here,upcoming events,update preferences,update your preferences,update your profile,username,utm source,view in browser,view in your browser,view online,view this email,volume issue,volunteer,volunteers,washington post,web version,webinar,webinars,weekly,white paper,whitepaper,wired news,you are receiving this email because,you subscribed,your account settings,youtube
newsletter -26 bbc,blog,currently subscribed,editors,free delivery,highlights,how to unsubscribe,in store,oreilly,season,sponsor,sponsored by,terms of use,top stories,whats new,wired,you signed up
newsletter -27 cnn,featured,privacy policy,recipe,reuters,you are subscribed
newsletter -28 reviews,to unsubscribe from
newsletter -29 shipping
newsletter -30 all rights reserved
newsletter -31 free shipping
newsletter -35 newsletters
newsletter -40 your subscription
newsletter -66 en savoir plus
newsletter -67 abbestellen,abmelden,darse de baja,darte de baja,du erhältst diese,désinscription,im browser ansehen,im browser anzeigen,leer más,lire la suite,mehr erfahren,recibe este,recibes este,se désabonner,se désinscrire,seguir leyendo,sie bekommen diese,sie erhalten diese,ver en el navegador,voir dans le navigateur,vous recevez cet,vous recevez cette,weiterlesen,zum artikel,öffnungszeiten
plain -1 after,because,good,if,interested in,these
plain -10 added,different,hard,him,include,keep,kept,large,line,lot,made,means,media,necessary,nice,note,part,political,same,small,specific,story,sure,technology,took,understand,works
plain -11 areas,around,asked,asking,call me,certain,children,during,left,others,parts,reason,related,saw,say,sending,stories,street,subject,suggest,suggestions,then,third,war
plain -12 able,add,aol,ask,came,case,coming,court,felt,history,ideas,later,law,link to,looked,low,press,regards,saying,second,seen,side,something,told,too,tried,understanding,used,where,worked,wrong
plain -13 according,better,big,brother,cases,checking,city,concerning,gave,heard,house,impossible,knew,mean,meant,mentioned,page,put,reasons,regarding,road,see,set,she,short,still,taken,talk,use,whether,whose,yet
plain -14 bush,car,coffee,copies,dad,dinner,earlier,friend of,given,gone,guys,here are,however,ibm,idea,interesting,mom,movie,pages,particular,point,points,project,recent,science,send me,technologies,until,uses,wedding,went
plain -15 among,archive,between,birthday,but,cat,checked,day,difficult,early,film,flight,going to,great to,guy,kids,laws,leave,looks,old,re re,river,running,sets,sort,suggested,talked,things,times,try to,trying
plain -16 another,area,bad,dog,feedback,folks,food,fun,funny,google,i would,likely,noted,notes,numbers,process,runs,school,talking,water
plain -17 archives,beer,bit,chinese,lines,microsoft,office,policy,resume,risk,run,trip,tv,weather
plain -18 apple,intel,lists,manager,network,politics,research,source,thought
plain -19 book,game,games,i had,i have been,i was,legal,maybe,minutes,news,position
plain -2 come,how,well,would
plain -20 actually,articles,contract,error,perhaps,projects,sorry,thursday,version
plain -21 answers,code,deal,egroups,either,english,group,models,music,next week,questions,quite,review,someone,test,think,update,users,word,yahoo groups
plain -22 agreement,answer,any questions,change,comments,doesnt,example,i am not,installation,model,rather,references,tech,thanks,whats
plain -23 anyway,candidate,conference,didnt,director,disk,draft,drivers,e g,files,fixed,floor,gas,i dont,i thought,installed,let me know,lunch,machine,meeting,monday,opinion,package,pretty,published,question,replies,responses,revised,says,testing,though,tomorrow,tuesday,user
plain -24 abstract,agenda,although,analyses,anybody,arent,argument,arguments,attachment,author,authors,bugs,building,candidates,chapter,configuration,contracts,couldnt,deadline,directory,discussed,errors,evidence,ext,faculty,filter,functions,havent,i believe,i cant,i dont know,i e,i know,interview,lecture,lets,meaning,module,paper,probably,processes,publishers,release,respondents,said,saturday,sentence,sentences,servers,smtp,somebody,source code,students,summary,talk to,thoughts,updated,versions,volumes,wondered,wondering,words,wouldnt,wow
plain -25 academic,afaik,afternoon,agreements,analysis,api,approve,approved by,article,attached,attachments,bayesian,blacklist,btw,byte,bytes,changes,conference call,config,configure,counsel,crash,credit risk,crypto,cryptography,data,desk,discussion,does anyone,drive,driver,drives,essay,ethernet,examples,exploit,false positives,filtering,filters,firewall,fix,french,friday,function,fwiw,german,hacker,hackers,haha,hasnt,he said,header,heh,hes,hope this helps,hr,html tags,hypothesis,i guess,i need to,i think,id like,ill,imap,imho,imo,input,installing,invoice,isnt,ive,journal,journals,keynote,languages,laptop running,last week,lectures,libraries,library,literature,loop,mac os,machines,macintosh,modeling,modules,nope,oops,open source,output,packages,papers,parse,parser,partition,patch,power,protocol,publication,query,registration fee,released,revision,revisions,risk management,root,router,schedule,scheduled,scheduling,security hole,seem,seemed,session,sessions,she said,shes,shouldnt,spammer,spams,spanish,spoke,spoken,spreadsheet,string,strings,student,symposium,tcp,teacher,teachers,teaching,text,texts,thanks again,theories,theory,theyve,this afternoon,threads,topics,trader,traders,trading desk,tutorial,tutorials,university,update on,valuation,variable,variables,vice president,vulnerabilities,vulnerability,wednesday,windows 2000,worm,yeah,youre right
plain -26 anyone know,approval,boot,bug,deals,discuss,encryption,extension,file,hash,headers,hmm,i wonder,iirc,im,install,japanese,lol,meetings,os x,pricing,problem,problems,researchers,server,spammers,sunday,team,tests,theres,this morning,thread,thx,volume,wasnt,xml
plain -27 books,command,dns,guess,networking,scripts,seems,thats,yep,yesterday
plain -28 bits,freebsd,networks,script,theyre,upgrade
plain -29 cheers,language,weekend
plain -3 issues,several,there,way,what,when,who,years
plain -32 department of,spam
plain -33 acquisition of,prof,wrote
plain -34 bibliography,dept of,rss,sourceforge
plain -35 abstracts,ac uk,anaphora,apache,attached file,attached is,bash,bilingual,blogs,bug report,call for papers,cambridge university press,camera ready,cc,cfp,cognitive,compile,compiled,compiler,computational,consonants,corpora,corpus,counterparties,counterparty,creole,curve,daemon,debian,debug,debugging,dialect,dialects,diff,discourse,dissertation,doc,ed ac uk,emacs,etymology,fetchmail,fyi,gcc,gnome,gnupg,gpg,grammar,grammars,invited speaker,invited speakers,irc,isbn,kde,kernel,lexical,linguist,linguistic,linguistics,linguists,linux,list maintainer,mailing list,makefile,morphology,mozilla,mutt,mysql,nom,nomination,nominations,noms,noun,nouns,nymex,openssl,organizing committee,original message,oxford university press,patches,phonetic,phonetics,phonological,phonology,pipeline,please respond to,plenary,postfix,ppt,pragmatics,proceedings,professor,program committee,programme committee,psycholinguistics,red hat,redhat,regexp,see attached file,segfault,semantics,sendmail,slashdot,sociolinguistics,solaris,ssh,stanford,stderr,stdin,stdout,submissions,syntactic,syntax,syslog,typology,unix,unsubscription,verb,verbs,vim,vowel,vowels,weblogs,wiki,workshop,workshops,writes,xls
plain -36 bugzilla,cron,cvs,forwarded by,meter,mit edu,perl,pgp,pgp signature,procmail,python,rpms,weblog
plain -37 apt,rpm
plain -38 java,listinfo
plain -39 mailman
plain -4 above,before,both,feel,issue,making,month,possible,such,year
plain -5 about,already,also,based,copy,could,currently,even,family,give,had,look,past,them,they,those,was,why,working
plain -50 adjunto,anbei,atentamente,beste grüße,bien à vous,buenas tardes,buenos días,ci joint,cordialement,freundliche grüße,guten tag,hätten sie,im anhang,le vendría,madame monsieur,mit freundlichen grüßen,n hésitez pas,passt ihnen,quedo a,rückfragen,saludos,sehr geehrte,sehr geehrter,seriez vous,un saludo,viele grüße
plain -57 url
plain -6 end,fact,he,important,known,last,should,work
plain -7 being,did,few,finding,following,found,including,long,other,report,right,week,which
plain -8 ago,find,government,hear,high,kind,late,list,much,next,place,reports,sent,some,thing,using,were
plain -9 first,friends,general,her,his,included,into,might,must,president,received,recently,since,son,state,tell,than,through,true,while
plain 1 been,below,know,looking,may,their
plain 4 forward,many
plain 5 like,time
pressure -8 click
pressure 10 per cent off,product info,promotional,sale,start saving
pressure 11 advertising,luxury,offering,unique
pressure 13 brand
pressure 14 leads
pressure 15 promote,promotion,site
pressure 16 buy,sales,visit,web site
pressure 18 website,worldwide
pressure 2 advertise
pressure 21 buying,sites
pressure 22 fastest,save,sign up now,trial,wont
pressure 23 bill,completely,exclusive,join now,lowest,market,marketing,wholesale
pressure 24 delivered to your,discount,discounted,discounts,dont miss,exclusively,gift,improve your,ordering,orders,overnight,retail
pressure 25 amazingly,bargain,bargains,bonus free,boost your,change your life,click below,click here,click the link,discover how,double your,dreams,easiest,fantastic,free,get started,gifts,hotline,hurry up,never again,now only,order,order by,sensational,ships,start today,top quality,ultimate,yours free
pressure 26 brand new,clearance,dream,get yours,high quality,increase your,instant,learn the,order form,powerful,purchase,shipped,special offer,testimonial,testimonials,toll,your life
pressure 27 click on the link,find out how,greatest,imagine,perfect,promise,secret,you deserve
pressure 28 easily,limited,offer,proven,success,totally
pressure 29 absolutely,urgent
pressure 30 instantly,successful
pressure 32 klicken sie hier,offers
pressure 33 haga clic aquí,haz clic aquí,hier klicken,jetzt klicken
pressure 34 buy now,cliquez ici,hurry,limited time,lowest price,no obligations,unbelievable
pressure 35 100 free,100 guaranteed,100 satisfaction,absolutely free,act fast,act immediately,act now,amazing,apply now,apply online now,as seen on,at no risk,best prices,breakthrough,call today,completely free,do not delay,dont delay,dont miss this,dont wait,expires soon,fellow entrepreneur,free access,free call,free consultation,free quote,free quotes,free sample,going fast,guarantees,its legal,just 19,just 29,lowest prices,no catch,no fees,no gimmicks,no hidden,no selling,no strings,nothing to lose,offer expires,once in a lifetime,only 19,only 29,only 39,only 49,operators,order now,order today,perfectly legal,recorded,respond immediately,revolutionary,risk free trial,satisfaction guaranteed,see for yourself,seen on tv,today only,totally free,totally legal,unlimited,what are you waiting,why pay,why pay more,wont last,you have nothing,you wont believe
pressure 36 100 legal,at no cost,best price,call now,call toll free,free report,free trial,incredible,last chance,limited time offer,miracle,money back guarantee,no experience,no obligation,no questions asked,recorded message,time is running,toll free,urgent response,while supplies last
pressure 37 for only,immediately,money back,no cost,no risk,risk free,secrets
pressure 38 24 hours a day,guarantee
pressure 40 guaranteed
pressure 6 online
pressure 8 advertisement,shopping
pressure 83 absolut kostenlos,achetez maintenant,aujourd hui seulement,commandez maintenant,compra ahora,compre ahora,dernière chance,garantiert,garantizado,geld zurück garantie,greifen sie zu,increíble,incroyable,jetzt bestellen,jetzt kaufen,jetzt zugreifen,letzte chance,ne manquez pas,no se lo pierda,no te lo pierdas,nur für kurze zeit,nur heute,nur noch heute,oferta limitada,offre limitée,ohne risiko,sans risque,sin riesgo,sofort zuschlagen,solo hoy,sólo hoy,totalement gratuit,totalmente gratis,unglaublich,verpassen sie nicht,völlig kostenlos,última oportunidad
pressure 84 garanti
pressure 9 shop
prize 117 cadeau gratuit,du hast gewonnen,du wurdest ausgewählt,felicidades ha,félicitations vous,ha ganado,ha sido seleccionado,has ganado,has sido seleccionado,hauptgewinn,herzlichen glückwunsch sie,ihr gewinn,ihren gewinn,ihren preis,reclama tu,reclame su,regalo gratis,réclamez votre,sie haben gewonnen,sie wurden ausgewählt,su premio,tu as gagné,tu premio,votre gain,vous avez gagné,vous avez été sélectionné
prize 15 selected
prize 17 prize,win,winners
prize 18 eligible
prize 19 cruise,lucky,prizes,qualifies,rewards,voucher
prize 20 ballot,bets,draw,gift card,gift cards,gift certificate,giveaway,vacation,vacations,winner
prize 21 bet,entitled,reward,won
prize 22 claim,claims,luck
prize 24 qualified,qualify
prize 43 sweepstakes
prize 44 a winner,claim your,claim your prize,free gift,grand prize,lucky winner,your prize,youve won
prize 45 award notification,been chosen,betting,blackjack,cash prize,casino,casinos,free cell phone,free chips,free gas,free ipod,free laptop,free trip,free vacation,gamble,gambling,have been selected,international lottery,jackpot,lottery winner,online casino,poker,roulette,slots,sweepstake,wager,winning notification,winning numbers,you are a winner,you have won
prize 46 free phone
prize 50 gagnant,gagnez,ganador,gewinnen sie,gewinner,gewinnspiel,jetzt gewinnen,premio,premios,sorteo,tirage au sort
scam 133 bestätigen sie ihre daten,compte suspendu,confirme sus datos,confirmez vos informations,cuenta suspendida,erbschaft,estrictamente confidencial,herencia de,héritage de,ihr konto wurde,konto gesperrt,konto wird gesperrt,millionen dollar,millionen euro,millions d euros,millions de dollars,millones de dólares,millones de euros,streng vertraulich,strictement confidentiel,su cuenta ha sido,verifique su cuenta,verifizieren sie,votre compte a été,vérifiez votre compte
scam 20 diplomatic courier,kin,petroleum ministry
scam 30 absolute secrecy,automatically be deleted,claim this money,investor alert,nothing to worry,notify me,security firm,tax lien,tax liens,view it at,you may be surprised
scam 31 five hundred thousand,million five hundred,secrecy
scam 50 account suspended,account will be,apex bank,confidential business,confirm your account,deceased,dying,foreign account,foreign bank,honest person,identity verification,inheritance,inherited,late general,limited access,next of kin,orphan,private email,repatriate,restore your,transfer of funds,update your account,utmost confidence,verify your,verify your account,your account has,your bank account
scam 51 business proposal,contract sum,foreign partner,fund transfer,late father,late husband,late president,million dollars,million us,my late,over invoiced,private phone,strictly confidential
scam 52 modalities,united states dollars,your urgent
scam 53 beneficiary
scam 54 sum of
scam 56 this transaction
style 1 99
style 10 24 hours
style 11 10 000
style 12 24
style 13 50
style 14 000
style 15 100,city state,day phone,evening phone,full name,po box,reach us,state zip,street address,your credit,your full name,zip code
style 16 best time,country code,our web site,we guarantee,we offer,you receive,your phone,zip
style 17 call us,email us
style 18 our site,visit our
style 4 90 days,95
style 5 18,199,299
style 6 500
style 7 10 minutes,7 days
style 8 30 days`,
}

export const SMS_WEIGHTS: StoredWeights = {
  bias: -45,
  traits: {
    sms_length: 3,
    sms_full: 10,
    sms_number: 25,
    sms_short_code: 25,
    sms_amount: 15,
    sms_digits: 20,
    sms_link: 15,
    sms_shortener: 10,
    sms_capitals: 8,
    sms_exclamations: 6,
    sms_age: 15,
    sms_small_print: 10,
    sms_dots: -10,
    sms_first_person: -10,
    sms_lower_start: -5,
    sms_brief: -8,
  },
  words: `adult 40 adult,babe,babes,bored housewives,chat,chat line,chatline,chatlines,cum,date,dating,dating service,dirty,dogging,explicit,fantasies,fantasy,filthy,flirt,flirting,gay,get laid,girls,hardcore,horny,hottest,ladies,lesbian,local girls,lonely,mature,meet,naked,nude,porn,rude,sex,sexiest,sexy,single,singles,slut,webcam,wet,xx rated,xxx
charges 20 account,charge,charged,code,cost,costs,deliver,delivery,details,expiry,info,min,mins,minutes,mobile no,msg,network,o2,operator,orange,private,rcv,rec,ref,sms,statement,t mobile,texts,tmobile,txts,voda,vodafone
charges 40 08p,10p,150p,150pm,150ppm,16,16yrs,18,18yrs,25p,3 wk,50p,a week,apply,box,bt national,click,click here,com,cust care,custcare,customer care,customer service,customer services,free msg,freemsg,from land,from landline,helpline,http,https,land line,landline,link,log on,logon,ltd,msg rcvd,msgs,national rate,net,p min,p msg,pence,per min,per msg,per week,per wk,po box,pobox,ppm,rate,rates,sp,standard rates,std chgs,std txt rate,subs,subscriber,subscription,t c,t cs,tcs,terms,tncs,ts cs,tsandcs,tscs,txt rate,txtauction,visit,wap,wk,www
plain -10 a,about,after,again,all,and,any,are,as,at,be,before,can,day,do,go,has,have,hello,hey,hi,in,is,it,last,more,msg me,no,not,now,of,on,one,out,see,some,the,this,time,today,u,up,will,with,x,xx,you
plain -20 appointment,arriving,booked for,has been received,is booked,is ready,looking forward,opening hours,payment received,rate your,ready for collection,ready to collect,reminder,reply no,reply stop,reply to this,reply yes,see you,thank you for your order,thanks for your order,to reschedule,we are open,yes to confirm,your appointment,your booking,your driver,your order is,your table
plain -30 abt,aft,ah,aight,already,alright,also,always,amp,anything,ard,ask,asked,asking,ate,back,bad,because,bed,been,birthday,boy,bro,brother,bus,but,buy some,came,cant,car,class,college,come,coming,cool,cos,coz,cuz,da,dad,dat,dear,den,did,didnt,dinner,doesnt,doing,dont,drive,driving,dude,dun,eat,eating,even,everything,exam,feel,felt,fine,food,friend,friends,frm,frnd,frnds,gd,gets,getting,girl,give,god,going,going to,gone,gonna,good morning,good night,got,gotta,great,gt,gud,guess,guy,guys,had,haf,haha,hahaha,happy,havent,he,heart,hee,hehe,her,here,hes,him,his,hmm,hmmm,home,hope,hor,house,how,how r u,husband,i,i ll,id,if,ill,ill call later,im,isnt,its,ive,just,juz,k,kk,know,la,lar,later,leave,leaving,left,leh,lesson,let,let me know,liao,life,like,lol,lookin,looking,lor,lot,love,lt,lunch,made,make,man,maybe,me,meeting,meh,miss,mom,morning,movie,much,mum,muz,my,need,never,nice,night,nope,nothing,nt,nw,office,oh,ok,okay,okie,pain,pick,place,pls,plz,ppl,probably,put,quite,r u,reach,reached,really,right,rofl,sad,said,sat,say,says,sch,school,see u,she,shes,sick,sister,sleep,sleeping,smile,smth,so,someone else,something,soon,sorry,still,stuff,sure,sweetheart,take,talk,talking,tell,than,thank,thanks,thanx,that,thats,them,then,there,they,theyre,thing,things,think,thk,thought,thx,tired,tmr,told,tomo,tomorrow,tonite,too,took,train,try to,trying to,us,very,wait,waiting,wake,wan,wanna,want,was,wasnt,wat,watch,watching,way,we,well,wen,went,were going,what,when,where,why,wif,wife,wish,wont,work,working,world,wrong,wun,ya,yeah,yep,yes,yesterday,yup,ü
pressure 20 2 claim,age,ans,answer,argos,asda,bt,call,choice,choose,club,confirm,contact,customer,direct,download ur,dvd,e g,eg,enjoy,euro,exclusive,get,goal,hmv,horoscope,hot,important,information,instant,join,live,love match,member,membership,message,messages,music,new,news,no 1,receive,register,reply,send,service,services,sky,special,summer,team,tesco,text,top,tv,txt,ur mob,ur mobile,valentines,voice mail,voicemail,word,world cup,xmas,your mobile,your phone
pressure 40 1st attempt,2nd attempt,4 free,act now,admirer,any network,anytime,arcade,are trying,attempt to contact,brand new,buy,call 0,call free,call now,camera,colour,colour mobile,contact u,contact you,content,credit,cross network,crush,debt,discount,dont miss,double mins,double minutes,download,downloads,ericsson,fancies,final attempt,final try,find out who,for free,free,free 2,free call,free camcorder,free camera,free mobile,free nokia,free ringtone,free tone,games,half price,half price line,handset,hurry,java,last chance,latest,latest nokia,limited,line rental,loan,loans,loans for any,logo,logos,mobile,mobiles,mobileupd8,mono,mortgage,motorola,new nokia,nokia,now to,offer,offers,only today,order now,pic,pics,poly,polyphonic,polys,real music,rental,reveal,ringtone,ringtones,sale,samsung,save,secret admirer,shop,sim,somebody,someone has,someone you know,sony,sonyericsson,store,tariff,text now,thinks u,this is our,todays,tone,tones,tried to contact,true tone,trying to contact,txt now,unsecured,update,upgrade,urgent,video,video phone,videophone,wallpaper,we tried,who fancies
prize 20 accident,collect,collection,compensation,competition,entitled,expires,gift,lucky,points,pounds,refund,tickets,tkts,unclaimed,valid,vote
prize 40 2 receive,2 win,a winner,auction,award,awarded,been selected,bingo,bonus,bonus caller,caller prize,camcorder,cash,cash or,cash prize,chance to win,claim,claim code,comp,complimentary,cruise,draw shows,entered into,entry,flights inc,free entry,gift card,gift voucher,guaranteed,have been selected,have won,holiday,identifier code,ipod,jackpot,lucky day,network customer,prize,prize draw,prize guaranteed,ps3,quiz,redeemed,reward,rewards,selected to receive,specially selected,to claim,to win,trip,u have won,unredeemed,urawinner,valued customer,valued network,voucher,vouchers,weekly comp,weekly draw,win,winner,wkly comp,won,xbox,you have won,your chance
scam 20 24 hours,bank,blocked,card,courier,customs,dhl,expired,fedex,hmrc,if this was not you,immediately,irs,log in,login,package,parcel,royal mail,sign in,tracking,usps,verify,was not you,within 24
scam 40 account has been,account suspended,been blocked,been expired,bitcoin,btc,cannot deliver,card has been,confirm your details,confirm your identity,could not be delivered,crypto,customs fee,de activated,deactivated,delivery failed,delivery fee,deposit bonus,double your,expires today,forex,has been suspended,has expired,investment,is blocked,is suspended,kyc,login code,new device,no deposit,pay a fee,pay fee,pending refund,re activate,reactivate,redelivery,refund of,reschedule your delivery,security alert,shipping fee,suspended,tax refund,temporary login,unable to deliver,unauthorised,unauthorized,unpaid,unusual activity,unusual login,unusual sign,update your account,update your details,update your shipping,usdt,verify at,verify now,verify your,will be blocked,will block
style 10 100,1000,2000,2003,2004,2005,250,350,500,5000,each,for,from,is your,or,our,per,ur,your`,
}
