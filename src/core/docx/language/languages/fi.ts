import type { Language } from '../language.ts';

export const finnish: Language = {
  name: 'Finnish',
  script: 'Latin',
  headings: {
    references: `
      lähteet | lähdeluettelo | viitteet | kirjallisuus | kirjallisuusluettelo | kirjallisuutta
      viiteluettelo | lähdekirjallisuus | lähteet ja kirjallisuus | kirjallisuus ja lähteet
      lähde- ja kirjallisuusluettelo | kirjallisuus- ja lähdeluettelo | lähdeviitteet
      kirjallisuusviitteet | kirjallisuuslähteet | kirjallisuuslista | käytetyt lähteet
      käytetty kirjallisuus | tutkimuskirjallisuus | painetut lähteet | painamattomat lähteet
      sähköiset lähteet | verkkolähteet | internet-lähteet | internetlähteet | suulliset lähteet
      ensisijaiset lähteet | toissijaiset lähteet | bibliografia | lähdemateriaali | viittaukset
      viitatut lähteet | elektroniset lähteet | arkistolähteet | julkaisemattomat lähteet
      kirjalliset lähteet | alkuperäislähteet | aineistolähteet
      lähteitä | virallislähteet
    `,
    ownPublications: `
      julkaisut | julkaisuluettelo | omat julkaisut | osajulkaisut | alkuperäisjulkaisut
      alkuperäiset julkaisut | luettelo julkaisuista | luettelo alkuperäisjulkaisuista
      luettelo osajulkaisuista | väitöskirjan osajulkaisut | alkuperäisartikkelit | tekijän julkaisut
      tieteelliset julkaisut | kirjoittajan julkaisut | lista julkaisuista | väitöskirjan artikkelit
      väitöskirjaan sisältyvät artikkelit | osajulkaisuluettelo
    `,
    abstract: `
      tiivistelmä | abstrakti | tiivistelmä suomeksi | suomenkielinen tiivistelmä
      englanninkielinen tiivistelmä | lyhyt tiivistelmä | laaja tiivistelmä | lyhennelmä | referaatti
      opinnäytetyön tiivistelmä | tiivistelmä englanniksi | ruotsinkielinen tiivistelmä
      tiivistelmä ruotsiksi | yhteenveto suomeksi | tiivistelmäsivu | kandidaatintyön tiivistelmä
      diplomityön tiivistelmä
    `,
    acknowledgements: `
      kiitokset | kiitossanat | esipuhe ja kiitokset | kiitos | tekijän kiitokset
      esipuhe ja kiitossanat
    `,
    contents: 'sisällys | sisällysluettelo | sisältö | sisällön luettelo',
    listOfFigures: `
      kuvaluettelo | kuvat | luettelo kuvista | kuvioluettelo | kuviot | luettelo kuvioista
      kuvaajaluettelo | kuvat ja kuviot | kuvio- ja taulukkoluettelo | kuva- ja taulukkoluettelo
      kuvat ja taulukot | kuviot ja taulukot | kuvalista | luettelo kuvista ja taulukoista
      kuvioiden luettelo | kuvien luettelo | luettelo kuvioista ja taulukoista
    `,
    listOfTables: `
      taulukkoluettelo | taulukot | luettelo taulukoista | taulukko- ja kuvioluettelo
      taulukko- ja kuvaluettelo | taulukot ja kuvat | taulukot ja kuviot | taulukkolista
      luettelo taulukoista ja kuvista | taulukoiden luettelo | luettelo taulukoista ja kuvioista
    `,
    appendix: 'liite | liitteet | liiteosa | liitteistö | liiteaineisto',
    introduction: `
      johdanto | alkusanat | johdannoksi | aluksi | johdanto ja tausta | johdanto ja tutkimuksen tausta
      johdantoluku | johdanto ja tavoitteet | johdanto ja tutkimuskysymykset | yleinen johdanto
      johdatus aiheeseen | johdanto ja tutkimusongelma
    `,
    conclusion: `
      johtopäätökset | yhteenveto | päätelmät | loppusanat | yhteenveto ja johtopäätökset | pohdinta
      johtopäätös | johtopäätökset ja pohdinta | pohdinta ja johtopäätökset
      johtopäätökset ja suositukset | yhteenveto ja pohdinta | päätäntö | päätäntä | lopuksi
      loppupäätelmät | loppuyhteenveto | loppupohdinta | johtopäätökset ja jatkotutkimus
      johtopäätökset ja kehitysehdotukset | johtopäätökset ja kehittämisehdotukset
      yhteenveto ja jatkokehitys | johtopäätökset ja keskustelu
    `,
    otherFront: `
      nimiölehti | kansilehti | omistus | esipuhe | alkusanat | lyhenteet | lyhenneluettelo
      lyhenteet ja symbolit | symboliluettelo | käsitteet | sanasto | asiasanat | avainsanat | kansi
      kansisivu | nimiösivu | motto | omistuskirjoitus | alkulause | esilause | ohjaajat
      esitarkastajat | vastaväittäjä | kuvailulehti | kuvailusivu | lyhenteet ja termit
      lyhenteet ja määritelmät | käytetyt lyhenteet | lyhenteiden luettelo | luettelo lyhenteistä
      symbolit | symbolit ja lyhenteet | symboli- ja lyhenneluettelo | lyhenne- ja symboliluettelo
      merkinnät | merkinnät ja lyhenteet | käytetyt merkinnät | termit ja lyhenteet | termistö
      käsiteluettelo | alkuperäisyystarkastus | liiteluettelo | liitteiden luettelo
      luettelo liitteistä | nimiö | merkit ja lyhenteet | termit ja määritelmät | termiluettelo
      käytetyt termit | käytetyt käsitteet ja lyhenteet | hakusanat | lyhenteiden ja merkkien selitykset
      lyhenteiden ja termien selitykset | lyhenne- ja termiluettelo | lyhenteiden selitykset
      tekoälyn käyttö opinnäytetyössä | tekoälyn käyttöä koskeva ilmoitus | alkuperäisyysvakuutus
      koodiluettelo | algoritmiluettelo | kaavaluettelo | ilmoitus tekoälyn käytöstä
      selvitys tekoälyn käytöstä | termit, lyhenteet ja käsitteet
      tekoälyselvitys | tekoälyn käyttö tutkielmassa | tekoälyn käyttö opinnäytteessä
      tekoälyn hyödyntäminen opinnäytetyössä | lyhenne- ja käsiteluettelo
    `,
    otherBack: `
      hakemisto | sanasto | jälkisanat | henkilöhakemisto | asiahakemisto | asiasanahakemisto
      loppuviitteet | alaviitteet | epilogi | ansioluettelo | curriculum vitae | liiteluettelo
      liitteiden luettelo | luettelo liitteistä | tietoja tekijästä | kuvalähteet
    `,
  },
  chapters: 'luku | osa | kappale',
  captions: {
    table: 'taulukko | taul.',
    figure: `
      kuva | kuvio | kaavio | valokuva | piirros | kartta | kuvaaja | kuvakaappaus | karttakuva
      diagrammi | skeema | graafi | kuvaruutukaappaus
    `,
    scheme: 'skeema',
    other: `
      algoritmi | listaus | koodilistaus | koodi | lähdekoodi | koodiesimerkki | pseudokoodi | yhtälö
      kaava | laatikko | tietolaatikko | esimerkki | ote | näyte | ohjelmalistaus | aineistoesimerkki
      koodinäyte | koodikatkelma
    `,
    note: 'lähde | lähteet | huomautus | huom.',
    tableGenitive: 'taulukon',
    figureGenitive: 'kuvan | kuvion',
    supplement: 'liite | liitteen | täydentävä',
    numberSign: 'nro | n:o | no. | numero',
    numberFirst: 'never',
  },
  continuation: {
    behind: 'jatkuu | jatkoa | jatko | jatk. | jatkoa edelliseltä sivulta',
    lastPart: 'loppu | päättyy',
    before: 'jatkoa | jatko',
  },
  numbers: {
    cardinals: `
      yksi | kaksi | kolme | neljä | viisi | kuusi | seitsemän | kahdeksan | yhdeksän | kymmenen
    `,
    ordinals: `
      ensimmäinen | toinen | kolmas | neljäs | viides | kuudes | seitsemäs | kahdeksas | yhdeksäs
      kymmenes
    `,
    ordinalEnding: ':s',
    ordinalSign: null,
  },
  conjunctions: 'ja | tai | sekä',
  styles: {
    caption: `
      kuvateksti | kuvaotsikko | taulukko-otsikko | taulukkoteksti | taulukon otsikko | kuvan otsikko
      kuvion otsikko
    `,
    table: 'taulukko | taulukon',
    figure: 'kuva | kuvio',
    references: 'lähdeluettelo | lähteet',
  },
  entries: {
    unitBefore: 's. | ss. | vol. | nro',
    unitBehind: 's. | p. | . painos',
    publication: `
      et al | ym. | toim. | (toim.) | teoksessa | viitattu | saatavilla | saatavissa
      haettu osoitteesta | kustannus | aikakauskirja | väitöskirja | pro gradu | painos. | julkaisussa
      kandidaatintutkielma
    `,
  },
  falseFriends: null,
};
