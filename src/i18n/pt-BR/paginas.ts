import type { Messages } from '../message'

export const messages = {
  'paginas.configuracoes.title': 'Configurações',
  'paginas.configuracoes.lead': 'Cada escolha vale na hora e fica neste aparelho.',
  'paginas.configuracoes.done': 'Configuração mudada.',
  'paginas.configuracoes.language': 'Idioma',
  'paginas.configuracoes.theme': 'Tema',
  'paginas.configuracoes.tema.auto': 'Automático',
  'paginas.configuracoes.tema.light': 'Claro',
  'paginas.configuracoes.tema.dark': 'Escuro',
  'paginas.configuracoes.text': 'Tamanho do texto',
  'paginas.configuracoes.text.t100': 'Normal (100%)',
  'paginas.configuracoes.text.t115': 'Maior (115%)',
  'paginas.configuracoes.text.t130': 'Bem maior (130%)',
  'paginas.configuracoes.perfil': 'Perfil em uso',
  'paginas.configuracoes.profileHint': 'Muda o que o portal mostra, sem sair.',
  'paginas.configuracoes.device': 'Este aparelho',
  'paginas.configuracoes.shared': 'É de uso público',
  'paginas.configuracoes.sharedHint': 'Nada seu fica guardado aqui, e o portal sai sozinho depois de 8 minutos parado.',
  'paginas.configuracoes.hide': 'Ocultar as notas sempre que eu voltar ao portal',
  'paginas.configuracoes.hideHint':
    'Ao voltar de outro aplicativo, as notas aparecem ocultas até você tocar em Mostrar notas.',
  'paginas.configuracoes.hideTeacher': 'Nas páginas de professor, elas continuam à vista.',
  'paginas.configuracoes.version': 'Versão {versao}',
  'paginas.configuracoes.lido': 'Última leitura de dados: {date}, {time}',
  'paginas.configuracoes.vistos': 'Lembrar o que eu já vi',
  'paginas.configuracoes.seenHint':
    'Assim o portal marca o que mudou desde a sua última visita. As notas e faltas já vistas ficam neste aparelho mesmo depois de sair, sem o seu nome.',
  'paginas.dados.title': 'O que fica neste aparelho',
  'paginas.dados.nothing': 'Nada do portal está guardado neste aparelho.',
  'paginas.dados.preferences': 'Suas escolhas desta página',
  'paginas.dados.signedIn': 'A lembrança de que você quis continuar conectado',
  'paginas.dados.readings': 'As últimas notas e faltas lidas, para ver sem internet',
  'paginas.dados.visit': 'O que você já viu, para mostrar o que mudou',
  'paginas.dados.attempts': 'A hora e a resposta de cada tentativa de marcar presença',
  'paginas.dados.work': 'O que você digitou e ainda não enviou',
  'paginas.dados.matricula': 'Um pedido de vaga começado',
  'paginas.dados.dates': 'As datas das vagas na rede',
  'paginas.dados.memory':
    'O que você digitou e ainda não enviou está só nesta página: se você recarregar ou fechar a página, se perde.',
  'paginas.dados.others': 'Outros dados do portal',
  'paginas.dados.cookie':
    'Enquanto você está conectado, o navegador também guarda a chave da sua sessão. Ela termina quando você sai.',
  'paginas.dados.erase': 'Apagar dados deste aparelho',
  'paginas.dados.question': 'Apagar tudo o que o portal guardou aqui?',
  'paginas.dados.notice':
    'Suas escolhas, leituras e rascunhos saem deste aparelho e você sai do portal. O que já foi enviado à escola continua lá.',
  'paginas.dados.confirm': 'Apagar e sair',
  'paginas.ajuda.title': 'Ajuda',
  'paginas.ajuda.lead': 'Respostas curtas para o que as pessoas mais perguntam.',
  'paginas.ajuda.who': 'Com quem falar',
  'paginas.ajuda.entrar.title': 'Não consigo entrar',
  'paginas.ajuda.entrar.text':
    'Confira o usuário e a senha que a escola deu. Depois de cinco tentativas erradas é preciso esperar um minuto. Se esqueceu a senha, peça outra à secretaria.',
  'paginas.ajuda.sair.title': 'Uso um computador que não é meu',
  'paginas.ajuda.sair.text':
    'Não marque “Manter conectado” e toque em Sair quando terminar. Em Configurações você pode dizer que o aparelho é de uso público: nada seu fica guardado.',
  'paginas.ajuda.notas.title': 'Por que uma nota não aparece?',
  'paginas.ajuda.notas.text':
    'A nota aparece quando o professor publica. “Publicada” ainda pode mudar; “Fechada” não muda mais. Uma nota que falta não conta como zero.',
  'paginas.ajuda.faltas.title': 'Como leio as faltas?',
  'paginas.ajuda.faltas.text':
    'O número é o de aulas com falta naquela matéria, comparado com o limite da turma. Quando a escola não informa o limite, só o número aparece.',
  'paginas.ajuda.presenca.title': 'Não consigo marcar presença',
  'paginas.ajuda.presenca.text':
    'Ligue a localização do celular, permita que o navegador use a localização e vá para perto de uma janela. Só funciona no horário da aula. Se não der, o professor pode marcar por você.',
  'paginas.ajuda.matricula.title': 'Preciso de conta para pedir vaga?',
  'paginas.ajuda.matricula.text':
    'Não precisa de usuário nem de senha. Tenha à mão a certidão de nascimento do estudante, o CPF do responsável e o CEP da casa. Leva uns dez minutos.',
  'paginas.ajuda.vagas': 'Ajuda com vagas',
  'paginas.ajuda.back': 'Voltar às vagas',
  'paginas.ajuda.whole': 'Toda a ajuda do portal',
  'paginas.ajuda.documentos.title': 'Que documentos eu levo?',
  'paginas.ajuda.documentos.text':
    'O recibo mostra a lista e até quando levar. Nenhum documento é enviado por aqui. Se faltar algum, o pedido vale do mesmo jeito.',
  'paginas.ajuda.protocolo.title': 'Perdi o protocolo',
  'paginas.ajuda.protocolo.text':
    'Em Vagas, escolha Consultar pedido e identifique o estudante pelo nome, pela data de nascimento e pelo nome da mãe.',
  'paginas.ajuda.lancar.title': 'Minha nota foi salva?',
  'paginas.ajuda.lancar.text':
    '“Recebida” quer dizer que o pedido chegou. “Confirmada” quer dizer que o portal leu a nota de volta. Só a confirmada é certa.',
  'paginas.ajuda.colar.title': 'Como coloco de uma vez as notas que estão em uma planilha?',
  'paginas.ajuda.colar.text':
    'Copie as células na planilha. Em Lançar notas, toque em Colar da planilha e cole: uma linha por estudante, na ordem da lista, ou com os nomes na primeira coluna. Antes de colocar, o portal mostra o que acontece com cada nota. Nada sai daqui até você tocar em Enviar notas, e dá para desfazer a colagem.',
  'paginas.ajuda.publicar.title': 'Quando o estudante vê a nota?',
  'paginas.ajuda.publicar.text':
    'Só depois de publicada. Envie as notas, toque em Publicar notas, escolha a avaliação, confira e confirme. Uma nota publicada ainda pode ser corrigida até ser fechada: a família vê a mudança.',
  'paginas.ajuda.mudou.title': 'O que quer dizer “Mudou na escola”?',
  'paginas.ajuda.mudou.text':
    'Outra pessoa lançou uma nota diferente enquanto você digitava. Use Resolver diferenças, compare as duas e escolha qual vale. O portal não troca nenhuma sem a sua escolha.',
  'paginas.ajuda.outraAba.title': 'Posso lançar notas em duas abas?',
  'paginas.ajuda.outraAba.text':
    'Uma de cada vez, para que uma não desfaça a outra. A segunda só mostra as notas. Quando a primeira terminar, toque em Lançar notas nesta aba.',
  'paginas.ajuda.naoEnviadas.title': 'Saí sem enviar. Perdi as notas?',
  'paginas.ajuda.naoEnviadas.text':
    'Não, se a aba continua aberta: abra de novo a turma em Lançar notas e elas voltam, ainda não enviadas. Elas se perdem se você fechar a aba ou sair do portal e, em aparelho de uso público, também se você recarregar a página.',
  'paginas.ajuda.pessoa.title': 'Sou da secretaria: o registro da pessoa chegou?',
  'paginas.ajuda.pessoa.text':
    '“Enviado” quer dizer que o registro saiu daqui; o sistema não responde se o guardou. Confira no cadastro da escola antes de enviar o mesmo registro outra vez.',
  'paginas.ajuda.papeis.title': 'Administro o sistema: como tiro um acesso?',
  'paginas.ajuda.papeis.text':
    'Abra Remover papéis, no menu (no celular, dentro de Mais), e procure pelo nome de usuário. Papéis e permissões contam à parte: marque os dois se a pessoa deve perder os dois. O portal não consegue devolver o que foi tirado.',
  'paginas.ajuda.offline.title': 'Estou sem internet',
  'paginas.ajuda.offline.text':
    'O que já estava na tela continua visível, com a hora em que foi lido. Para enviar qualquer coisa é preciso ter internet; nada é enviado escondido depois.',
  'paginas.ajuda.words': 'O que querem dizer estas palavras',
  'paginas.palavra.protocolo.nome': 'Protocolo',
  'paginas.palavra.protocolo.text': 'O número que prova que um pedido foi feito.',
  'paginas.palavra.turma.nome': 'Turma',
  'paginas.palavra.turma.text': 'O grupo de estudantes que tem as mesmas aulas, como 7º A.',
  'paginas.palavra.turno.nome': 'Turno',
  'paginas.palavra.turno.text': 'A parte do dia em que se estuda: manhã, tarde, integral ou noite.',
  'paginas.palavra.eja.nome': 'EJA',
  'paginas.palavra.eja.text': 'Educação de Jovens e Adultos: para quem tem 15 anos ou mais e não terminou a escola.',
  'paginas.palavra.serie.nome': 'Série',
  'paginas.palavra.serie.text': 'O ano da escola, como Pré-escola II ou 5º ano.',
  'paginas.palavra.mediaParcial.nome': 'Média parcial',
  'paginas.palavra.mediaParcial.text': 'A média das notas já publicadas. Muda quando chegam outras.',
  'paginas.palavra.segundaChamada.nome': 'Segunda chamada',
  'paginas.palavra.segundaChamada.text': 'Outra data para fazer uma avaliação que se perdeu com motivo.',
  'paginas.acessibilidade.title': 'Acessibilidade',
  'paginas.acessibilidade.lead': 'Este portal é para todas as pessoas. Se algo impede você de usar, conte para nós.',
  'paginas.acessibilidade.promessa.title': 'O que prometemos',
  'paginas.acessibilidade.promessa.text':
    'Seguir os requisitos da norma ABNT NBR 17225:2025, que são os da WCAG 2.2 nos níveis A e AA, com contraste de texto de 7 para 1. As telas são testadas a cada mudança, por programas e só com o teclado.',
  'paginas.acessibilidade.features': 'O que o portal oferece',
  'paginas.acessibilidade.recurso.keyboard': 'Tudo funciona só com o teclado, e o lugar do foco é sempre visível.',
  'paginas.acessibilidade.recurso.screenReader': 'Títulos, campos, avisos e tabelas têm nomes para leitores de tela.',
  'paginas.acessibilidade.recurso.zoom':
    'O texto cresce até 400% sem rolar para os lados; em Configurações há três tamanhos.',
  'paginas.acessibilidade.recurso.colours': 'Há tema claro e escuro, e nenhuma informação depende só da cor.',
  'paginas.acessibilidade.recurso.motion': 'Quem pede menos movimento ao aparelho não vê animações.',
  'paginas.acessibilidade.recurso.time':
    'Antes de sair por inatividade o portal avisa dois minutos antes, e um toque dá mais tempo, quantas vezes for preciso.',
  'paginas.acessibilidade.recurso.map': 'O mapa da presença é opcional: o texto diz o mesmo.',
  'paginas.acessibilidade.shortcuts': 'Atalhos do teclado',
  'paginas.acessibilidade.atalho.conteudo': 'Alt + 1: ir para o conteúdo (Alt + Shift + 1 no Firefox).',
  'paginas.acessibilidade.atalho.menu': 'Alt + 2: ir para o menu.',
  'paginas.acessibilidade.atalho.footer': 'Alt + 4: ir para o rodapé.',
  'paginas.acessibilidade.limites': 'O que ainda não está bom',
  'paginas.acessibilidade.limite.service':
    'Textos escritos pela escola aparecem como a escola os escreveu, sempre em português.',
  'paginas.acessibilidade.limite.libras': 'Não há tradução para Libras.',
  'paginas.acessibilidade.limite.people': 'O portal ainda não foi testado por pessoas com deficiência.',
  'paginas.acessibilidade.contact': 'Encontrou uma barreira?',
  'paginas.acessibilidade.contactText': 'Diga a página, o que tentou fazer e o que usa para navegar.',
  'paginas.privacidade.title': 'Privacidade',
  'paginas.privacidade.lead': 'O que acontece com os seus dados e com os do estudante, em palavras simples.',
  'paginas.privacidade.uses': 'Para que os dados servem',
  'paginas.privacidade.uso.escola':
    'O portal mostra o que a escola já tem: notas, faltas, recados e turmas. Só vê quem a escola autorizou.',
  'paginas.privacidade.uso.matricula':
    'No pedido de vaga pedimos só o que a rede de ensino precisa para dar a vaga. O melhor interesse da criança vem primeiro (LGPD, artigo 14).',
  'paginas.privacidade.uso.presenca':
    'A localização só é usada quando o estudante toca em marcar presença, e não fica guardada no aparelho.',
  'paginas.privacidade.uso.thirdParties':
    'Não há propaganda, contadores de visitas nem programas de outras empresas nas páginas.',
  'paginas.privacidade.keeps': 'O que fica no seu aparelho',
  'paginas.privacidade.guarda.preferences': 'As escolhas da página Configurações, que não dizem quem você é.',
  'paginas.privacidade.guarda.aba': 'O que você digitou e ainda não enviou fica na aba aberta e some quando ela fecha.',
  'paginas.privacidade.guarda.start':
    'Enquanto você não sai: os números das suas turmas, para abrir o Início mais depressa. Nunca as notas.',
  'paginas.privacidade.guarda.signedIn': 'Só com “Manter conectado”: as últimas leituras, para ver sem internet.',
  'paginas.privacidade.guarda.vistos':
    'Só se você pedir: as notas e faltas que você já viu, sem nome, para marcar o que mudou. Ficam também depois de sair.',
  'paginas.privacidade.guarda.draft':
    'Em um aparelho seu ou da família: o pedido de vaga começado, por 7 dias, e o recibo, por 30 dias.',
  'paginas.privacidade.guarda.shared':
    'Em aparelho de uso público: só as escolhas da página Configurações. O que você digita fica só na página aberta.',
  'paginas.privacidade.guarda.sair': 'Ao sair, tudo o que é pessoal é apagado, menos o que você pediu para lembrar.',
  'paginas.privacidade.erase': 'Ver e apagar o que está neste aparelho',
  'paginas.privacidade.rights': 'O que você pode pedir',
  'paginas.privacidade.rightsLead':
    'Quem responde pelos dados é a rede de ensino. Você pode pedir a ela, a qualquer hora e de graça:',
  'paginas.privacidade.direito.see': 'para ver os dados que ela tem sobre você ou sobre a criança;',
  'paginas.privacidade.direito.correct': 'para corrigir o que está errado;',
  'paginas.privacidade.direito.complain':
    'para explicar o que faz com eles. Se não responder, procure a Autoridade Nacional de Proteção de Dados (ANPD).',
  'paginas.privacidade.contact': 'Com quem falar',
} as const satisfies Messages
