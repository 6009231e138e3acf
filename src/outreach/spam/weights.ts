import type { StoredWeights } from './model.ts'

/** Made by `scripts/learn-spam-weights.ts`; changed there. */
export const EMAIL_WEIGHTS: StoredWeights = {
  bias: -21,
  traits: {
    subject_length: 2,
    subject_capitals: 8,
    subject_marks: 15,
    subject_money: 5,
    subject_padding: 18,
    capitals: 21,
    exclamations: 9,
    exclamation_runs: 21,
    amounts: 4,
    link_present: 2,
    link_count: -15,
    link_address: 19,
    link_disguised: 8,
    link_shortener: 10,
    link_mismatch: 8,
    link_host: 11,
    image_only: 20,
    image_silent: 2,
    hidden_text: 10,
    dated_html: 5,
    html: 6,
    responsive: -10,
    form: 5,
    script: 7,
    split_words: 19,
    mixed_words: 11,
    gibberish: 27,
    word_salad: 13,
    misspelt_words: 18,
    garbled: 15,
    toll_free: 17,
    program: 6,
    little_text: 4,
    no_unsubscribe: 5,
    conversation: -14,
    reply_subject: -8,
    list_tag: -15,
    signature: -10,
    questions: -1,
    foreign: -10,
  },
  words: `adult 133 chicas calientes,einsame frauen,femmes chaudes,femmes seules,frauen in deiner nähe,frauen in ihrer nähe,geile,mujeres calientes,mujeres solteras,nackte,rencontres coquines,sexkontakte
adult 23 dating,dvds,pics,women
adult 24 hottest,meet women,partner,sweet,wild
adult 25 adults only,age verification,babe,babes,celebrities,celebrity,date tonight,fantasies,fantasy,girls,lonely,lover,lovers,member area,movies,pleasure,romance,single women,singles,wife,wives
adult 26 cams,desire,intimate,partners,webcam
adult 27 adult,hot
adult 50 desires,pasionated,porn star,pornstar,teen body,teen bodyes,unsatisfied
adult 52 sex
adult 53 porn
adult 54 zoo
adult 55 18 years,21 years,adult content,adult site,adult sites,amateur,anal,bestiality,bitches,blowjob,cheating wives,cock,cocks,cum,cumshot,erotic,escort,escorts,explicit,farm girls,fetish,fuck,fucking hot,hard core,hardcore,hookup,horny,hot girls,housewives,incest,lesbian,lesbians,live cams,lolita,lonely wives,milf,must be 18,naked,nude,nudes,orgy,over 18,porno,pussy,rape,sexually explicit,sexy,slut,sluts,swingers,uncensored,virgins,web cam girls,webcams,whores,xxx,xxx pics
adult 56 teen,teens
bulk 17 mailing
bulk 18 database,inconvenience
bulk 19 addresses,blocked,recipients,removed
bulk 20 auto generated,cannot see,compliance,exclude,excluded,html format,images not,optin,solicitation,unable to view,unwanted,viewing this message
bulk 21 exit,mailings,opt,optout
bulk 22 intrusion
bulk 23 remove
bulk 48 do not wish,not wish to receive,removed from
bulk 49 not spam,to opt
bulk 50 apologies for the intrusion,apologize for the intrusion,bill s,bulk email,bulk friendly,bulk mail,came across your,cannot be considered spam,commercial email,considered spam,direct email,dont want it,email has been sent to you,email lists,email marketing,for removal,found your email,further mailing,further mailings,future mailings,get off this list,in compliance with,is not spam,mass email,million email,million emails,never be contacted,no further mailings,no more please,no thanks,nomore,not unsolicited,one of our partners,one time email,one time mailing,opt out,opt outs,our affiliates,our opt in,our partner sites,per section,permanently removed,receive no further,removal instructions,removals,remove in the subject,remove me,s 1618,section 301,sent in compliance,sorry for any inconvenience,spam free,targeted email,this is an advertisement,this is not spam,this message is sent in compliance,title iii,to remove,under bill,unsolicited,wish not to,you opted in,your email address was obtained
bulk 51 be removed,bulk emails,from our database,no longer wish,opt in list,remove your,remove yourself,the word remove,to be removed,word remove
bulk 52 email addresses,not interested,removal
bulk 54 with remove
goods 11 careers
goods 12 cds,pro
goods 13 cd,collectible,dvd,printer,printers
goods 14 microsoft office,ultra,xp
goods 15 adobe,banner,cable,catalog,click thru,collectibles,credentials,degree,design,directories,download now,downloadable,ephedra,full version,graduates,hits,hosting,ink,oem,perfume,photoshop cs,popular software,premium quality,prestige,rank,ranking,retail price,satellite,software at,supplies,tanning,wealth seminar
goods 16 banners,classified,classifieds,license,warehouse
goods 17 degrees,jewelry,submission,supply,titles
goods 18 career,professional,visitors
goods 19 exposure
goods 37 photoshop
goods 38 logo
goods 39 cable box,cd rom,domain name,extended warranty,norton,norton systemworks,spy,symantec,systemworks,windows xp
goods 40 adobe photoshop,auto insurance,auto warranty,autocad,background checks,brochures,bulk hosting,bulletproof,business cards,cable boxes,cable descrambler,cable tv,calling card,calling cards,car warranty,cartier,cartridges,cdr,cell phone booster,cheap software,cigar,cigarettes,cigars,copy dvd,corel,corporate identity,corporate image,degree program,dental,dental plan,descrambler,descramblers,diploma,diplomas,direct tv,directv,dish network,domain names,dvd copy,fax blast,find out anything,free satellite,herbal smoke,hosting plan,increase traffic,ink cartridges,inkjet,letterhead,logos,louis vuitton,macromedia,marijuana alternative,masters,new car,no classes,no tests,non accredited,oem software,office 2003,office xp,penny auction,phd degree,phone bill,printer cartridges,private investigator,replica,replicas,rolex,satellite dish,satellite tv,software cheap,spy software,spyware remover,stationery,submit your site,time share,timeshare,toner cartridges,university degree,university diploma,university diplomas,used cars,vinyl siding,watches,web design,web promotion,web traffic,website traffic
goods 41 bachelors,copy any dvd,gucci,long distance,outstanding,search engine,search engines,traffic to your,web hosting
medicine 13 health
medicine 133 adelgace,adelgaza,erección,erektion,fettverbrennung,kilo in,maigrir vite,ohne rezept,perdez du poids,pierda peso,pierde peso,potenzmittel,rezeptfrei,sans ordonnance,schnell abnehmen,sin receta,érection
medicine 14 gain,hormone,patients
medicine 15 doctors,energy levels,formula,healthy,immune,muscle,muscles,skin,sleep better,strength,weight
medicine 16 hair,ingredients,natural
medicine 17 lose,medical
medicine 26 body
medicine 33 cure,sexual,youth
medicine 34 dose,fat,inch,pounds
medicine 35 aging,antidepressant,anxiety,appetite,capsules,cellulite,clinically,clinically proven,cures,diet,dieting,discreet,discreetly,doctor approved,dosage,drug,drugs,fda,medication,medications,meds,metabolism,nicotine,nutritional,obesity,orgasm,pain relief,painkillers,pharmacy,pheromone,pheromones,physician,physicians,pill,pills,potency,prescription,prescriptions,quit smoking,refill,refills,remedy,rx,sexually,side effects,skinny,smoking,soft tabs,stamina,supplement,supplements,tablets,toner,toners,vitality,vitamin,vitamins,worldwide shipping
medicine 36 med,slim
medicine 37 younger
medicine 57 breast,bust
medicine 59 penis,valium
medicine 60 adipex,ambien,anti aging,antiaging,breasts,burn fat,canadian pharmacy,celebrex,cialis,codeine,diet pill,diet pills,ejaculation,enlarge,enlargement,erectile,erection,erections,fat burner,fioricet,generic viagra,growth hormone,hair loss,herbal,herbals,hgh,human growth hormone,hydrocodone,impotence,levitra,libido,lose weight,male enhancement,meridia,no prescription,online pharmacy,paxil,penile,pharmacies,pharmacy online,phentermine,prescription required,prior prescription,propecia,prozac,semen,sildenafil,soma,sperm,stop snoring,tadalafil,tramadol,ultram,viagra,vicodin,vioxx,weight loss,without prescription,wrinkles,xanax,zoloft
medicine 61 inches
money 10 bank,bills,cheapest,cost,costs,dividend,fees,fund,funds,lower
money 100 argent facile,argent rapide,crédit immédiat,crédit rapide,devenir riche,dinero fácil,dinero rápido,finanzielle freiheit,gagnez de l argent,gana dinero,ganar dinero,gane dinero,geld von zu hause,hazte rico,ingresos pasivos,leichtes geld,libertad financiera,liberté financière,ohne schufa,passive einnahmen,passives einkommen,préstamo rápido,préstamos rápidos,reich werden,revenus passifs,schnelles geld,sofortkredit,werden sie reich
money 101 gagner de l argent,geld verdienen
money 11 fee,payments
money 13 payment
money 15 pay
money 17 paid
money 18 billion,distributors,quotes,rates,savings,thousands
money 19 insurance,rich,saving
money 20 accept credit,amazing opportunity,amex,auctions,bonus,bonuses,business opportunity,checks,earn,earnings,foreclosed,fortune,franchise,government grants,grant money,grants,insurance quotes,investing,investment opportunity,investor,life insurance,lottery,matrix,merchant account,merchant accounts,million,millions,opportunity of a lifetime,premiums,profits,quote,recruit,salary guaranteed,save money,save thousands,save up,seminar tickets,shares,sponsor you,stock,symbol,term life,upline,wages
money 21 affiliates,cash,commission,commissions,credit cards,deposit,distributor,dollars,downline,earning,finance,hundreds,mastercard,profit,profitable,visa,wealthy
money 22 affiliate,credit card,dollar,income,invest
money 23 credit,premium
money 24 financial
money 28 money,stock market,stocks
money 29 bankruptcy,mortgages,opportunity
money 30 breakout,cash advance,collections,creditors,day trader,debt,debts,emerging growth,equity loan,foreclosure,foreclosures,home owners,homeowner,homeowners,hot stock,huge gains,insider,investment advice,judgement,judgments,lender,lenders,loan approved,loans,market watch,micro cap,microcap,otc,paid for this,payday,payout,payouts,penny stock,penny stocks,price current,price target,profile company,refinanced,skyrocket,small cap,stock alert,stock symbol,strong buy,target price,tax free,triple,undervalued
money 31 explode,forward looking,forward looking statements,mortgage,offshore,otcbb,securities act,shares outstanding,short term target,stock pick,wall street
money 32 investors,loan
money 45 bad credit,be your own boss,cash bonus,cash fast,chain letter,consolidate your debt,credit repair,debt consolidation,earn extra,earning potential,easy money,extra income,fast cash,financial freedom,financial independence,get out of debt,get rich,home equity,home loan,home loans,income potential,instant cash,interest rates are,low interest,low rates,lowest rate,lowest rates,make money fast,make thousands,millionaires,moneymaking,mortgage rate,mortgage rates,multi level,no credit check,passive income,potential earnings,pre approved,preapproved,pyramid,quit your job,refi,refinance,refinancing,residual income,rich quick,second income,thousands of dollars,unlimited income,unsecured credit,wealth,weekly income,while you sleep,work at home,work from home,your own boss
money 46 free money,home business,millionaire,mlm,money making,monthly income,per week
money 47 home based business
money 8 affordable,price,value,worth
money 9 banks,cheap,cheaper,low cost,prices
newsletter -18 members
newsletter -20 how to,membership
newsletter -21 subscribe
newsletter -22 editor,event,forum,reader,subscription center
newsletter -23 community,constant contact,copyright,events,exhibition,in this issue,learn more,monthly,receipt,subscriber,subscribers,this newsletter,this week,tips,your order
newsletter -24 collection,confirmation number,editorial,full story,headlines,letters,past issues,readers,received this newsletter,rsvp,speakers,sponsors,this issue,to subscribe,weekly
newsletter -25 acm,add us to your address book,address book,associated press,back issues,because you subscribed,blog post,campaign monitor,case study,changelog,columnist,columnists,concert,customer care,download the,economist,edition,email preferences,exacttarget,facebook,featured article,festival,follow us,forums,forward to a friend,forwarded this email,free returns,full article,fundraiser,gift guide,has shipped,help center,ieee,in stores,instagram,invoice number,issn,latest posts,letter to the editor,linkedin,log in,macworld,mailchimp,manage preferences,manage subscription,manage your subscription,member benefits,museum,new arrivals,new features,new in,new on the blog,newsletter,notification settings,nytimes,order confirmation,panel,pc world,podcast,podcasts,poll,privacy statement,quote of the day,read full,read more,read the full,receiving this newsletter,recipes,registered trademark,release notes,reservation,round up,roundup,safari,sailthru,salon,sendgrid,shipping confirmation,shop the,slate,subscribe or unsubscribe,substack,survey results,terms of use,this weeks issue,tip of the,todays issue,tracking number,tricks,twitter,unsubscribe from this list,unsubscribe here,upcoming events,update preferences,update your preferences,update your profile,username,utm source,view in browser,view in your browser,view online,view this email,volume issue,volunteer,volunteers,washington post,web version,webinar,webinars,white paper,whitepaper,wired news,you are receiving this email because,you subscribed,your account settings,youtube
newsletter -26 bbc,blog,cnn,currently subscribed,digest,editors,free delivery,highlights,how to unsubscribe,in store,itinerary,new york times,oreilly,password,preferences,recipe,register,register for,sponsor,sponsored by,top stories,whats new,wired,you signed up
newsletter -27 featured,privacy policy,reuters,season,to unsubscribe from,you are subscribed
newsletter -28 all rights reserved,reviews,shipping
newsletter -30 free shipping
newsletter -33 newsletters
newsletter -38 your subscription
newsletter -66 en savoir plus,vous recevez cet
newsletter -67 abbestellen,abmelden,darse de baja,darte de baja,du erhältst diese,désinscription,im browser ansehen,im browser anzeigen,leer más,lire la suite,mehr erfahren,recibe este,recibes este,se désabonner,se désinscrire,seguir leyendo,sie bekommen diese,sie erhalten diese,ver en el navegador,voir dans le navigateur,vous recevez cette,weiterlesen,zum artikel,öffnungszeiten
plain -10 above,ago,both,copy,did,finding,found,he,important,included,look,might,recently,sent,small,they,true,what,who,work
plain -11 also,big,different,friends,hard,hear,her,high,include,including,large,means,next,nice,parts,say,some,story,tell,understand
plain -12 ask,asking,call me,certain,family,few,find,first,ideas,if,kept,kind,last,late,left,link to,lot,media,much,must,necessary,part,place,received,same,saw,sending,side,specific,stories,street,suggest,suggestions,sure,talk,them,third,told,took,using,were
plain -13 according,added,aol,areas,around,asked,case,checking,children,coming,concerning,felt,following,general,him,history,into,knew,later,line,list,looked,others,page,political,reason,reasons,recent,regarding,related,saying,seen,she,since,something,state,technology,than,tried,understanding,used,while,works,wrong
plain -14 about,add,being,better,brother,came,cases,city,coffee,copies,court,dad,dinner,gave,given,gone,guys,heard,here are,his,impossible,interesting,law,low,made,mean,meant,mentioned,movie,other,pages,points,president,press,put,science,second,see,send me,short,son,subject,then,through,too,uses,war,wedding,went,whether,which,whose,worked
plain -15 able,among,area,birthday,bush,car,cat,checked,earlier,early,film,flight,friend of,fun,government,great to,guy,ibm,idea,keep,kids,laws,looks,mom,note,particular,point,re re,river,road,sets,sort,still,suggested,talked,technologies,try to,trying,water,yet
plain -16 another,archive,bad,between,difficult,dog,during,folks,funny,going to,google,house,leave,likely,noted,notes,old,run,running,runs,school,taken,talking,times,trip,use,weather,where
plain -17 archives,beer,bit,food,intel,project,set,things,tv,until
plain -18 apple,book,day,lines,lists,microsoft,policy,politics
plain -19 but,egroups,game,games,however,i would,news,process,yahoo groups
plain -2 many
plain -20 error,feedback,i had,i was,manager,maybe,research,resume,source,tech,thought
plain -21 answers,deal,minutes,music,network,numbers,perhaps,regards,risk,version
plain -22 articles,chinese,contract,english,example,group,i have been,next week,package,position,projects,questions,test,think,thursday,users,word
plain -23 actually,agreement,answer,bugs,code,didnt,doesnt,e g,either,files,fixed,i am not,i cant,i thought,installation,installed,legal,let me know,meeting,models,opinion,pretty,published,quite,rather,references,replies,responses,revised,someone,sorry,testing,though,tomorrow,update
plain -24 afternoon,agenda,analyses,any questions,anyway,arent,argument,arguments,article,authors,candidate,candidates,chapter,comments,conference,configuration,couldnt,deadline,disk,drivers,errors,evidence,floor,functions,gas,havent,i believe,i dont,i e,i know,interview,lecture,lunch,machine,meaning,model,module,monday,probably,processes,question,release,review,saturday,says,sentence,sentences,source code,summary,talk to,user,whats,wondered,wondering,words,wouldnt
plain -25 abstract,academic,afaik,agreements,although,anybody,anyone know,api,approve,approved by,attached,author,bayesian,blacklist,boot,btw,byte,bytes,change,conference call,config,configure,counsel,credit risk,crypto,cryptography,deals,director,directory,discussed,does anyone,draft,driver,drives,essay,ethernet,examples,exploit,ext,faculty,false positives,filter,filtering,filters,firewall,fix,friday,function,fwiw,german,hacker,hackers,haha,hasnt,he said,header,heh,hes,hmm,hope this helps,hr,html tags,hypothesis,i dont know,i guess,i need to,i think,id like,iirc,ill,imap,imho,imo,input,installing,invoice,ive,journals,keynote,languages,laptop running,last week,lectures,lets,libraries,library,literature,loop,mac os,machines,macintosh,modeling,modules,nope,office,oops,open source,output,packages,paper,parse,parser,partition,patch,protocol,publication,publishers,query,registration fee,released,respondents,revision,revisions,risk management,root,router,schedule,scheduled,scheduling,security hole,seem,seemed,servers,session,sessions,she said,shes,shouldnt,smtp,somebody,spammer,spams,spanish,spoke,spoken,spreadsheet,string,strings,student,students,symposium,tcp,teacher,teachers,teaching,texts,thanks,thanks again,theories,theory,theyve,this afternoon,thoughts,thread,threads,topics,trader,traders,trading desk,tuesday,tutorial,tutorials,university,update on,updated,valuation,variable,variables,versions,vice president,volumes,vulnerabilities,vulnerability,wednesday,windows 2000,worm,wow,yeah,youre right
plain -26 analysis,approval,attachment,attachments,books,bug,building,changes,command,contracts,crash,data,desk,discussion,drive,encryption,extension,freebsd,french,guess,hash,headers,i wonder,im,install,isnt,japanese,journal,lol,meetings,os x,papers,power,pricing,problem,problems,researchers,said,scripts,server,spammers,sunday,team,tests,text,this morning,thx,volume,wasnt,xml,yesterday
plain -27 discuss,dns,file,script,seems,thats,theres,theyre,upgrade,yep
plain -28 bits,cheers,language,networking,weekend
plain -29 networks
plain -3 good
plain -31 spam
plain -33 acquisition of,department of,prof,sourceforge,wrote
plain -34 bibliography,dept of,linux,rss
plain -35 abstracts,ac uk,anaphora,apache,attached file,attached is,bash,bilingual,blogs,bug report,bugzilla,call for papers,cambridge university press,camera ready,cc,cfp,cognitive,compile,compiled,compiler,computational,consonants,corpora,corpus,counterparties,counterparty,creole,curve,daemon,debian,debug,debugging,dialect,dialects,diff,discourse,dissertation,doc,ed ac uk,emacs,etymology,fetchmail,fyi,gcc,gnome,gnupg,gpg,grammar,grammars,invited speaker,invited speakers,irc,isbn,kde,kernel,lexical,linguist,linguistic,linguistics,linguists,list maintainer,makefile,mit edu,morphology,mozilla,mysql,nom,nomination,nominations,noms,noun,nouns,nymex,openssl,organizing committee,original message,oxford university press,patches,phonetic,phonetics,phonological,phonology,pipeline,please respond to,plenary,postfix,ppt,pragmatics,proceedings,professor,program committee,programme committee,psycholinguistics,red hat,redhat,regexp,see attached file,segfault,semantics,sendmail,slashdot,sociolinguistics,solaris,ssh,stanford,stderr,stdin,stdout,submissions,syntactic,syntax,syslog,typology,unix,unsubscription,verb,verbs,vim,vowel,vowels,weblog,weblogs,wiki,workshop,workshops,writes,xls
plain -36 cron,cvs,forwarded by,listinfo,meter,mutt,perl,pgp,pgp signature,procmail,python,rpm,rpms
plain -37 apt,mailing list,mailman
plain -38 java
plain -4 forward,issues,time
plain -5 below,issue,know,looking,may,several
plain -50 adjunto,anbei,atentamente,beste grüße,bien à vous,buenas tardes,buenos días,ci joint,cordialement,freundliche grüße,guten tag,hätten sie,im anhang,le vendría,madame monsieur,mit freundlichen grüßen,n hésitez pas,passt ihnen,quedo a,rückfragen,saludos,sehr geehrte,sehr geehrter,seriez vous,un saludo,viele grüße
plain -54 url
plain -6 been,come,interested in,their,these,well,would
plain -7 after,before,feel,month,possible,report,way,year,years
plain -8 based,because,check,currently,end,even,fact,how,past,reports,there,week
plain -9 already,could,give,had,known,long,making,right,should,such,thing,those,was,when,why,working
pressure -11 click
pressure 10 advertising,customer,everyone,per cent off,product,product info,promotional,start saving
pressure 11 access,businesses,luxury,offering,promotion,sales,simply,unique
pressure 12 days,less,need,receive,services,visit,world
pressure 13 brand,country,fill,leads,want
pressure 14 company,ever,internet,market,only,promote,reply,website,without
pressure 15 companies,most,worldwide
pressure 16 real,site,web site
pressure 17 buy,every,over
pressure 18 hours,sites
pressure 20 marketing
pressure 21 business,free
pressure 22 buying,click here,fastest,order,save,sign up now,trial
pressure 23 bill,completely,exclusive,join now,orders,retail,wont
pressure 24 best,delivered to your,discount,discounted,discounts,discover how,dreams,exclusively,fantastic,form,gift,improve your,lowest,overnight,urgent,wholesale
pressure 25 amazingly,bargain,bargains,bonus free,boost your,change your life,clearance,click below,click the link,discover,dont miss,double your,easiest,easily,get started,get yours,gifts,high quality,hotline,hurry up,learn the,never again,now only,order by,ordering,powerful,purchase,sensational,shipped,ships,start today,today,toll,tonight,top quality,ultimate,you can have,your life,yours free
pressure 26 brand new,click on the link,dream,easy,find out how,greatest,increase your,instant,order form,perfect,secret,special offer,success,testimonial,testimonials,you deserve
pressure 27 imagine,learn how,offer,promise,proven,quality,totally
pressure 28 absolutely,instantly,limited
pressure 29 successful
pressure 3 try
pressure 30 offers,simple
pressure 33 haga clic aquí,haz clic aquí,hier klicken,immediately,jetzt klicken,klicken sie hier
pressure 34 buy now,cliquez ici,limited time,lowest price,no obligations,only 19,unbelievable
pressure 35 100 guaranteed,100 legal,100 satisfaction,absolutely free,act fast,act immediately,act now,amazing,apply now,apply online now,as seen on,at no cost,at no risk,best price,best prices,breakthrough,call today,completely free,dear customer,dear friend,dear homeowner,dear valued,do not delay,dont delay,dont miss this,dont wait,expires soon,fellow entrepreneur,free access,free call,free consultation,free quote,free quotes,free sample,free trial,going fast,hurry,incredible,its legal,just 19,just 29,lowest prices,no catch,no experience,no fees,no gimmicks,no hidden,no selling,no strings,nothing to lose,offer expires,once in a lifetime,only 29,only 39,only 49,operators,order now,order today,perfectly legal,recorded,respond immediately,revolutionary,risk free,risk free trial,satisfaction guaranteed,see for yourself,seen on tv,today only,totally free,totally legal,unlimited,urgent response,what are you waiting,why pay,why pay more,wont last,you have nothing,you wont believe
pressure 36 100 free,call now,call toll free,dear friends,for only,free report,guarantees,last chance,limited time offer,miracle,money back guarantee,no cost,no obligation,no questions asked,no risk,recorded message,time is running,toll free,while supplies last
pressure 37 24 hours a day,guarantee,money back,secrets
pressure 39 guaranteed
pressure 4 advertise,now,online
pressure 5 get,more
pressure 6 anyone,available,products
pressure 7 complete,enter,shopping
pressure 8 advertisement,america,here,sale
pressure 83 absolut kostenlos,achetez maintenant,aujourd hui seulement,commandez maintenant,compra ahora,compre ahora,dernière chance,garantiert,garantizado,geld zurück garantie,greifen sie zu,increíble,incroyable,jetzt bestellen,jetzt kaufen,jetzt zugreifen,letzte chance,ne manquez pas,no se lo pierda,no te lo pierdas,nur für kurze zeit,nur heute,nur noch heute,oferta limitada,offre limitée,ohne risiko,sans risque,sin riesgo,sofort zuschlagen,solo hoy,sólo hoy,totalement gratuit,totalmente gratis,unglaublich,verpassen sie nicht,völlig kostenlos,última oportunidad
pressure 84 garanti
pressure 9 customers,service,shop,start
prize 117 cadeau gratuit,du hast gewonnen,du wurdest ausgewählt,felicidades ha,félicitations vous,ha ganado,ha sido seleccionado,has ganado,has sido seleccionado,hauptgewinn,herzlichen glückwunsch sie,ihr gewinn,ihren gewinn,ihren preis,reclama tu,reclame su,regalo gratis,réclamez votre,sie haben gewonnen,sie wurden ausgewählt,su premio,tu as gagné,tu premio,votre gain,vous avez gagné,vous avez été sélectionné
prize 16 selected
prize 17 congratulations,prize,win,winners
prize 19 eligible,lucky,prizes,qualifies,rewards,voucher
prize 20 ballot,bets,claim,cruise,draw,gift card,gift cards,gift certificate,vacations,winner,won
prize 21 bet,claims,entitled,giveaway,reward,vacation
prize 22 luck
prize 23 qualified
prize 24 qualify
prize 43 sweepstakes
prize 44 a winner,claim your,claim your prize,free gift,grand prize,your prize,youve won
prize 45 award notification,been chosen,betting,blackjack,cash prize,casino,casinos,congratulations you,free cell phone,free chips,free gas,free ipod,free laptop,free trip,free vacation,gamble,gambling,have been selected,international lottery,jackpot,lottery winner,lucky winner,online casino,poker,roulette,slots,sweepstake,wager,winning notification,winning numbers,you are a winner,you have won
prize 46 free phone
prize 50 gagnant,gagnez,ganador,gewinnen sie,gewinner,gewinnspiel,jetzt gewinnen,premio,premios,sorteo,tirage au sort
scam 133 bestätigen sie ihre daten,compte suspendu,confirme sus datos,confirmez vos informations,cuenta suspendida,erbschaft,estrictamente confidencial,herencia de,héritage de,ihr konto wurde,konto gesperrt,konto wird gesperrt,millionen dollar,millionen euro,millions d euros,millions de dollars,millones de dólares,millones de euros,streng vertraulich,strictement confidentiel,su cuenta ha sido,verifique su cuenta,verifizieren sie,votre compte a été,vérifiez votre compte
scam 17 confidential
scam 18 honest
scam 19 africa,coup,hereby,trust
scam 20 crude,diamond,diamonds,diplomatic courier,dr mrs,estate,esteemed,executor,fax number,government official,heir,hong kong,humble,kin,kindly,mr mrs,mrs,nominate,overseas,petroleum ministry,private,regime,urgently
scam 21 dubai,foreign,honesty,london,reliable,republic
scam 22 african,madam,partnership
scam 23 assist,sincerely
scam 24 gold
scam 27 new message
scam 29 entrepreneurs,immediate release
scam 30 absolute secrecy,automatically be deleted,claim this money,five hundred thousand,investor alert,million five hundred,mugabe,my partners,nothing to worry,notify me,projection,secrecy,security firm,south african,tax lien,tax liens,truly yours,view it at,you may be surprised,yours faithfully,zimbabwe
scam 48 cancer,chief,ebay,unauthorized
scam 49 central bank,ivory coast,nigerian
scam 50 abacha,abuja,account number,account suspended,account will be,allah,apex bank,asylum,attorney to,bank of nigeria,barrister,beneficiary,benin,billing information,business proposal,business relationship,citibank,confidential business,confirm your account,consignment,contract sum,cotonou,dear madam,dear sir madam,deceased,diplomat,dying,engr,foreign account,foreign bank,foreign partner,foreigner,fund transfer,god bless,honest person,identity verification,indemnity,inheritance,inherited,johannesburg,kabila,lagos,late father,late general,late husband,late president,limited access,million dollars,million us,minister of,mobutu,modalities,my late,next of kin,nigeria,orphan,over invoiced,paypal,percent of,percentage,private email,private phone,refugee,remit,remittance,repatriate,restore your,security company,security measures,senegal,sierra leone,solicitor,strictly confidential,sum of,transfer of funds,trunk,trustworthy,united states dollars,update your account,us dollars,usd,utmost confidence,verify your,verify your account,widow,your account has,your assistance,your bank account,your urgent,zaire
scam 51 confidentiality,dear sir,diplomatic,sir madam,suspended,this transaction
scam 52 transaction
style 1 all
style 10 10 000
style 12 000,24,in your,this is,to your,your email
style 13 us
style 14 100,50,contact us,full name,people
style 15 city state,country code,day phone,evening phone,our company,our products,po box,reach us,state zip,street address,thank you for your time,you receive,your,your credit,your full name,your home,your phone,zip code
style 16 and your,best time,email us,our customers,our web site,our website,phone number,visit our,we guarantee,we offer,will,your family,zip
style 17 call us,if you want,our site,your business,your computer,your website
style 18 no,you can,your own
style 19 your name
style 2 99,for your
style 20 we are,you are,yourself
style 21 our,we will
style 22 we have,you will
style 26 of your
style 3 95
style 4 18,90 days,you
style 5 199
style 6 299,500,man,men,women men
style 7 10 minutes,30 days,7 days
style 8 not only
style 9 24 hours,have,of all`,
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
charges 40 08p,10p,150p,150pm,150ppm,16,16yrs,18,18yrs,25p,3 wk,50p,a week,apply,box,bt national,click,click here,co uk,com,cust care,custcare,customer care,customer service,customer services,free msg,freemsg,from land,from landline,helpline,http,https,land line,landline,link,log on,logon,ltd,msg rcvd,msgs,national rate,net,p min,p msg,pence,per min,per msg,per week,per wk,po box,pobox,ppm,rate,rates,sp,standard rates,std chgs,std txt rate,subs,subscriber,subscription,t c,t cs,tcs,terms,tncs,ts cs,tsandcs,tscs,txt rate,txtauction,uk,visit,wap,wk,www
plain -10 a,about,after,again,all,and,any,are,as,at,be,before,can,day,do,go,has,have,hello,hey,hi,in,is,it,last,more,msg me,no,not,now,of,on,one,out,see,some,the,this,time,today,u,up,will,with,x,xx,you
plain -20 appointment,arriving,booked for,has been received,is booked,is ready,looking forward,opening hours,payment received,rate your,ready for collection,ready to collect,reminder,reply no,reply stop,reply to this,reply yes,see you,thank you for your order,thanks for your order,to reschedule,we are open,yes to confirm,your appointment,your booking,your driver,your order is,your table
plain -30 abt,aft,ah,aight,already,alright,also,always,amp,anything,ard,ask,asked,asking,ate,back,bad,because,bed,been,birthday,boy,bro,brother,bus,but,buy some,came,cant,car,class,college,come,coming,cool,cos,coz,cuz,da,dad,dat,dear,den,did,didnt,dinner,doesnt,doing,dont,drive,driving,dude,dun,eat,eating,even,everything,exam,feel,felt,fine,food,friend,friends,frm,frnd,frnds,gd,gets,getting,girl,give,god,going,going to,gone,gonna,good morning,good night,got,gotta,great,gt,gud,guess,guy,guys,had,haf,haha,hahaha,happy,havent,he,heart,hee,hehe,her,here,hes,him,his,hmm,hmmm,home,hope,hor,house,how,how r u,husband,i,i ll,id,if,ill,ill call later,im,isnt,its,ive,just,juz,k,kk,know,la,lar,later,leave,leaving,left,leh,lesson,let,let me know,liao,life,like,lol,lookin,looking,lor,lot,love,lt,lunch,made,make,man,maybe,me,meeting,meh,miss,mom,morning,movie,much,mum,muz,my,need,never,nice,night,nope,nothing,nt,nw,office,oh,ok,okay,okie,pain,pick,place,pls,plz,ppl,probably,put,quite,r u,reach,reached,really,right,rofl,sad,said,sat,say,says,sch,school,see u,she,shes,sick,sister,sleep,sleeping,smile,smth,so,someone else,something,soon,sorry,still,stuff,sure,sweetheart,take,talk,talking,tell,than,thank,thanks,thanx,that,thats,them,then,there,they,theyre,thing,things,think,thk,thought,thx,tired,tmr,told,tomo,tomorrow,tonite,too,took,train,try to,trying to,us,very,wait,waiting,wake,wan,wanna,want,was,wasnt,wat,watch,watching,way,we,well,wen,went,were going,what,when,where,why,wif,wife,wish,wont,work,working,world,wrong,wun,ya,yeah,yep,yes,yesterday,yup,ü
pressure 20 2 claim,age,ans,answer,argos,asda,bt,call,choice,choose,club,confirm,contact,customer,direct,download ur,dvd,e g,eg,england,enjoy,euro,exclusive,get,goal,hmv,horoscope,hot,important,information,instant,join,live,love match,member,membership,message,messages,music,new,news,no 1,receive,register,reply,send,service,services,sky,special,summer,team,tesco,text,top,tv,txt,ur mob,ur mobile,valentines,voice mail,voicemail,word,world cup,xmas,your mobile,your phone
pressure 40 1st attempt,2nd attempt,4 free,act now,admirer,any network,anytime,arcade,are trying,attempt to contact,brand new,buy,call 0,call free,call now,camera,colour,colour mobile,contact u,contact you,content,credit,cross network,crush,debt,discount,dont miss,double mins,double minutes,download,downloads,ericsson,fancies,final attempt,final try,find out who,for free,free,free 2,free call,free camcorder,free camera,free mobile,free nokia,free ringtone,free tone,games,half price,half price line,handset,hurry,java,last chance,latest,latest nokia,limited,line rental,loan,loans,loans for any,logo,logos,mobile,mobiles,mobileupd8,mono,mortgage,motorola,new nokia,nokia,now to,offer,offers,only today,order now,pic,pics,please call,poly,polyphonic,polys,real music,rental,reveal,ringtone,ringtones,sale,samsung,save,secret admirer,shop,sim,somebody,someone has,someone you know,sony,sonyericsson,store,tariff,text now,thinks u,this is our,todays,tone,tones,tried to contact,true tone,trying to contact,txt now,unsecured,update,upgrade,urgent,video,video phone,videophone,wallpaper,we tried,who fancies
prize 20 accident,collect,collection,compensation,competition,entitled,expires,gift,lucky,points,pounds,refund,tickets,tkts,unclaimed,valid,vote
prize 40 2 receive,2 win,a winner,auction,award,awarded,been selected,bingo,bonus,bonus caller,caller prize,camcorder,cash,cash or,cash prize,chance to win,claim,claim code,comp,complimentary,congrats,congratulations,cruise,draw shows,entered into,entry,flights inc,free entry,gift card,gift voucher,guaranteed,have been selected,have won,holiday,identifier code,ipod,jackpot,lucky day,network customer,prize,prize draw,prize guaranteed,ps3,quiz,redeemed,reward,rewards,selected to receive,specially selected,tenerife,to claim,to win,trip,u have won,unredeemed,urawinner,valued customer,valued network,voucher,vouchers,weekly comp,weekly draw,win,winner,wkly comp,won,xbox,you have won,your chance
scam 20 24 hours,bank,blocked,card,courier,customs,dhl,expired,fedex,hmrc,if this was not you,immediately,irs,log in,login,package,parcel,royal mail,sign in,tracking,usps,verify,was not you,within 24
scam 40 account has been,account suspended,been blocked,been expired,bitcoin,btc,cannot deliver,card has been,confirm your details,confirm your identity,could not be delivered,crypto,customs fee,de activated,deactivated,delivery failed,delivery fee,deposit bonus,double your,expires today,forex,has been suspended,has expired,investment,is blocked,is suspended,kyc,login code,new device,no deposit,pay a fee,pay fee,pending refund,re activate,reactivate,redelivery,refund of,reschedule your delivery,security alert,shipping fee,suspended,tax refund,temporary login,unable to deliver,unauthorised,unauthorized,unpaid,unusual activity,unusual login,unusual sign,update your account,update your details,update your shipping,usdt,verify at,verify now,verify your,will be blocked,will block
style 10 100,1000,2000,2003,2004,2005,250,350,500,5000,each,for,from,is your,or,our,per,ur,your`,
}
