import type { Messages } from '../message'

export const messages = {
  'paginas.configuracoes.title': 'Configurações',
  'paginas.configuracoes.lead': 'Cada escolha vale na hora e fica neste aparelho.',
  'paginas.configuracoes.feito': 'Configuração mudada.',
  'paginas.configuracoes.idioma': 'Idioma',
  'paginas.configuracoes.tema': 'Tema',
  'paginas.configuracoes.tema.auto': 'Automático',
  'paginas.configuracoes.tema.light': 'Claro',
  'paginas.configuracoes.tema.dark': 'Escuro',
  'paginas.configuracoes.texto': 'Tamanho do texto',
  'paginas.configuracoes.texto.t100': 'Normal (100%)',
  'paginas.configuracoes.texto.t115': 'Maior (115%)',
  'paginas.configuracoes.texto.t130': 'Bem maior (130%)',
  'paginas.configuracoes.perfil': 'Perfil em uso',
  'paginas.configuracoes.perfilDica': 'Muda o que o portal mostra, sem sair.',
  'paginas.configuracoes.aparelho': 'Este aparelho',
  'paginas.configuracoes.publico': 'É de uso público',
  'paginas.configuracoes.publicoDica':
    'Nada seu fica guardado aqui, e o portal sai sozinho depois de 8 minutos parado.',
  'paginas.configuracoes.ocultar': 'Ocultar as notas sempre que eu voltar ao portal',
  'paginas.configuracoes.ocultarDica':
    'Ao voltar de outro aplicativo, as notas aparecem ocultas até você tocar em Mostrar notas.',
  'paginas.configuracoes.ocultarProfessor': 'Nas páginas de professor, elas continuam à vista.',
  'paginas.configuracoes.versao': 'Versão {versao}',
  'paginas.configuracoes.lido': 'Última leitura de dados: {date}, {time}',
  'paginas.configuracoes.naoLido': 'Nenhum dado lido desde que esta página foi aberta',
  'paginas.configuracoes.vistos': 'Lembrar o que eu já vi',
  'paginas.configuracoes.vistosDica':
    'Assim o portal marca o que mudou desde a sua última visita. As notas e faltas já vistas ficam neste aparelho mesmo depois de sair, sem o seu nome.',
  'paginas.dados.title': 'O que fica neste aparelho',
  'paginas.dados.nada': 'Nada do portal está guardado neste aparelho.',
  'paginas.dados.preferencias': 'Suas escolhas desta página',
  'paginas.dados.conectado': 'A lembrança de que você quis continuar conectado',
  'paginas.dados.leituras': 'As últimas notas e faltas lidas, para ver sem internet',
  'paginas.dados.visita': 'O que você já viu, para mostrar o que mudou',
  'paginas.dados.tentativas': 'A hora e a resposta de cada tentativa de marcar presença',
  'paginas.dados.trabalho': 'O que você digitou e ainda não enviou',
  'paginas.dados.matricula': 'Um pedido de vaga começado',
  'paginas.dados.datas': 'As datas das vagas na rede',
  'paginas.dados.memoria':
    'O que você digitou e ainda não enviou está só nesta página: se você recarregar ou fechar a página, se perde.',
  'paginas.publico.pergunta': 'Apagar o pedido de vaga começado?',
  'paginas.publico.aviso':
    'Um aparelho de uso público não guarda pedidos começados. O que já foi enviado à escola continua lá.',
  'paginas.publico.apagar': 'Apagar e mudar',
  'paginas.dados.outros': 'Outros dados do portal',
  'paginas.dados.cookie':
    'Enquanto você está conectado, o navegador também guarda a chave da sua sessão. Ela termina quando você sai.',
  'paginas.dados.apagar': 'Apagar dados deste aparelho',
  'paginas.dados.pergunta': 'Apagar tudo o que o portal guardou aqui?',
  'paginas.dados.aviso':
    'Suas escolhas, leituras e rascunhos saem deste aparelho e você sai do portal. O que já foi enviado à escola continua lá.',
  'paginas.dados.confirmar': 'Apagar e sair',
  'paginas.ajuda.title': 'Ajuda',
  'paginas.ajuda.lead': 'Respostas curtas para o que as pessoas mais perguntam.',
  'paginas.ajuda.quem': 'Com quem falar',
  'paginas.ajuda.entrar.title': 'Não consigo entrar',
  'paginas.ajuda.entrar.texto':
    'Confira o usuário e a senha que a escola deu. Depois de cinco tentativas erradas é preciso esperar um minuto. Se esqueceu a senha, peça outra à secretaria.',
  'paginas.ajuda.sair.title': 'Uso um computador que não é meu',
  'paginas.ajuda.sair.texto':
    'Não marque “Manter conectado” e toque em Sair quando terminar. Em Configurações você pode dizer que o aparelho é de uso público: nada seu fica guardado.',
  'paginas.ajuda.notas.title': 'Por que uma nota não aparece?',
  'paginas.ajuda.notas.texto':
    'A nota aparece quando o professor publica. “Publicada” ainda pode mudar; “Fechada” não muda mais. Uma nota que falta não conta como zero.',
  'paginas.ajuda.faltas.title': 'Como leio as faltas?',
  'paginas.ajuda.faltas.texto':
    'O número é o de aulas com falta naquela matéria, comparado com o limite da turma. Quando a escola não informa o limite, só o número aparece.',
  'paginas.ajuda.presenca.title': 'Não consigo marcar presença',
  'paginas.ajuda.presenca.texto':
    'Ligue a localização do celular, permita que o navegador use a localização e vá para perto de uma janela. Só funciona no horário da aula. Se não der, o professor pode marcar por você.',
  'paginas.ajuda.matricula.title': 'Preciso de conta para pedir vaga?',
  'paginas.ajuda.matricula.texto':
    'Não precisa de usuário nem de senha. Tenha à mão a certidão de nascimento do estudante, o CPF do responsável e o CEP da casa. Leva uns dez minutos.',
  'paginas.ajuda.vagas': 'Ajuda com vagas',
  'paginas.ajuda.voltar': 'Voltar às vagas',
  'paginas.ajuda.toda': 'Toda a ajuda do portal',
  'paginas.ajuda.documentos.title': 'Que documentos eu levo?',
  'paginas.ajuda.documentos.texto':
    'O recibo mostra a lista e até quando levar. Nenhum documento é enviado por aqui. Se faltar algum, o pedido vale do mesmo jeito.',
  'paginas.ajuda.protocolo.title': 'Perdi o protocolo',
  'paginas.ajuda.protocolo.texto':
    'Em Vagas, escolha Consultar pedido e identifique o estudante pelo nome, pela data de nascimento e pelo nome da mãe.',
  'paginas.ajuda.lancar.title': 'Minha nota foi salva?',
  'paginas.ajuda.lancar.texto':
    '“Recebida” quer dizer que o pedido chegou. “Confirmada” quer dizer que o portal leu a nota de volta. Só a confirmada é certa.',
  'paginas.ajuda.colar.title': 'Como coloco de uma vez as notas que estão em uma planilha?',
  'paginas.ajuda.colar.texto':
    'Copie as células na planilha. Em Lançar notas, toque em Colar da planilha e cole: uma linha por estudante, na ordem da lista, ou com os nomes na primeira coluna. Antes de colocar, o portal mostra o que acontece com cada nota. Nada sai daqui até você tocar em Enviar notas, e dá para desfazer a colagem.',
  'paginas.ajuda.publicar.title': 'Quando o estudante vê a nota?',
  'paginas.ajuda.publicar.texto':
    'Só depois de publicada. Envie as notas, toque em Publicar notas, escolha a avaliação, confira e confirme. Uma nota publicada ainda pode ser corrigida até ser fechada: a família vê a mudança.',
  'paginas.ajuda.mudou.title': 'O que quer dizer “Mudou na escola”?',
  'paginas.ajuda.mudou.texto':
    'Outra pessoa lançou uma nota diferente enquanto você digitava. Toque em Resolver diferenças, compare as duas e escolha qual vale. O portal não troca nenhuma sem a sua escolha.',
  'paginas.ajuda.outraAba.title': 'Posso lançar notas em duas abas?',
  'paginas.ajuda.outraAba.texto':
    'Uma de cada vez, para que uma não desfaça a outra. A segunda só mostra as notas. Quando a primeira terminar, toque em Lançar notas nesta aba.',
  'paginas.ajuda.naoEnviadas.title': 'Saí sem enviar. Perdi as notas?',
  'paginas.ajuda.naoEnviadas.texto':
    'Não, se a aba continua aberta: abra de novo a turma em Lançar notas e elas voltam, ainda não enviadas. Elas se perdem se você fechar a aba ou sair do portal e, em aparelho de uso público, também se você recarregar a página.',
  'paginas.ajuda.pessoa.title': 'Sou da secretaria: o registro da pessoa chegou?',
  'paginas.ajuda.pessoa.texto':
    '“Enviado” quer dizer que o registro saiu daqui; o sistema não responde se o guardou. Confira no cadastro da escola antes de enviar o mesmo registro outra vez.',
  'paginas.ajuda.papeis.title': 'Administro o sistema: como tiro um acesso?',
  'paginas.ajuda.papeis.texto':
    'Abra Remover papéis, no menu (no celular, dentro de Mais), e procure pelo nome de usuário. Papéis e permissões contam à parte: marque os dois se a pessoa deve perder os dois. O portal não consegue devolver o que foi tirado.',
  'paginas.ajuda.offline.title': 'Estou sem internet',
  'paginas.ajuda.offline.texto':
    'O que já estava na tela continua visível, com a hora em que foi lido. Para enviar qualquer coisa é preciso ter internet; nada é enviado escondido depois.',
  'paginas.ajuda.palavras': 'O que querem dizer estas palavras',
  'paginas.palavra.protocolo.nome': 'Protocolo',
  'paginas.palavra.protocolo.texto': 'O número que prova que um pedido foi feito.',
  'paginas.palavra.turma.nome': 'Turma',
  'paginas.palavra.turma.texto': 'O grupo de estudantes que tem as mesmas aulas, como 7º A.',
  'paginas.palavra.turno.nome': 'Turno',
  'paginas.palavra.turno.texto': 'A parte do dia em que se estuda: manhã, tarde, integral ou noite.',
  'paginas.palavra.eja.nome': 'EJA',
  'paginas.palavra.eja.texto': 'Educação de Jovens e Adultos: para quem tem 15 anos ou mais e não terminou a escola.',
  'paginas.palavra.serie.nome': 'Série',
  'paginas.palavra.serie.texto': 'O ano da escola, como Pré-escola II ou 5º ano.',
  'paginas.palavra.mediaParcial.nome': 'Média parcial',
  'paginas.palavra.mediaParcial.texto': 'A média das notas já publicadas. Muda quando chegam outras.',
  'paginas.palavra.segundaChamada.nome': 'Segunda chamada',
  'paginas.palavra.segundaChamada.texto': 'Outra data para fazer uma avaliação que se perdeu com motivo.',
  'paginas.acessibilidade.title': 'Acessibilidade',
  'paginas.acessibilidade.lead': 'Este portal é para todas as pessoas. Se algo impede você de usar, conte para nós.',
  'paginas.acessibilidade.promessa.title': 'O que prometemos',
  'paginas.acessibilidade.promessa.texto':
    'Seguir os requisitos da norma ABNT NBR 17225:2025, que são os da WCAG 2.2 nos níveis A e AA, com contraste de texto de 7 para 1. As telas são testadas a cada mudança, por programas e só com o teclado.',
  'paginas.acessibilidade.recursos': 'O que o portal oferece',
  'paginas.acessibilidade.recurso.teclado': 'Tudo funciona só com o teclado, e o lugar do foco é sempre visível.',
  'paginas.acessibilidade.recurso.leitor': 'Títulos, campos, avisos e tabelas têm nomes para leitores de tela.',
  'paginas.acessibilidade.recurso.zoom':
    'O texto cresce até 400% sem rolar para os lados; em Configurações há três tamanhos.',
  'paginas.acessibilidade.recurso.cores': 'Há tema claro e escuro, e nenhuma informação depende só da cor.',
  'paginas.acessibilidade.recurso.movimento': 'Quem pede menos movimento ao aparelho não vê animações.',
  'paginas.acessibilidade.recurso.tempo':
    'Antes de sair por inatividade o portal avisa dois minutos antes, e um toque dá mais tempo, quantas vezes for preciso.',
  'paginas.acessibilidade.recurso.mapa': 'O mapa da presença é opcional: o texto diz o mesmo.',
  'paginas.acessibilidade.atalhos': 'Atalhos do teclado',
  'paginas.acessibilidade.atalho.conteudo': 'Alt + 1: ir para o conteúdo (Alt + Shift + 1 no Firefox).',
  'paginas.acessibilidade.atalho.menu': 'Alt + 2: ir para o menu.',
  'paginas.acessibilidade.atalho.rodape': 'Alt + 4: ir para o rodapé.',
  'paginas.acessibilidade.limites': 'O que ainda não está bom',
  'paginas.acessibilidade.limite.servico':
    'Textos escritos pela escola aparecem como a escola os escreveu, sempre em português.',
  'paginas.acessibilidade.limite.libras': 'Não há tradução para Libras.',
  'paginas.acessibilidade.limite.pessoas': 'O portal ainda não foi testado por pessoas com deficiência.',
  'paginas.acessibilidade.contato': 'Encontrou uma barreira?',
  'paginas.acessibilidade.contatoTexto': 'Diga a página, o que tentou fazer e o que usa para navegar.',
  'paginas.privacidade.title': 'Privacidade',
  'paginas.privacidade.lead': 'O que acontece com os seus dados e com os do estudante, em palavras simples.',
  'paginas.privacidade.usos': 'Para que os dados servem',
  'paginas.privacidade.uso.escola':
    'O portal mostra o que a escola já tem: notas, faltas, recados e turmas. Só vê quem a escola autorizou.',
  'paginas.privacidade.uso.matricula':
    'No pedido de vaga pedimos só o que a rede de ensino precisa para dar a vaga. O melhor interesse da criança vem primeiro (LGPD, artigo 14).',
  'paginas.privacidade.uso.presenca':
    'A localização só é usada quando o estudante toca em marcar presença, e não fica guardada no aparelho.',
  'paginas.privacidade.uso.terceiros':
    'Não há propaganda, contadores de visitas nem programas de outras empresas nas páginas.',
  'paginas.privacidade.guardas': 'O que fica no seu aparelho',
  'paginas.privacidade.guarda.preferencias': 'As escolhas da página Configurações, que não dizem quem você é.',
  'paginas.privacidade.guarda.aba': 'O que você digitou e ainda não enviou fica na aba aberta e some quando ela fecha.',
  'paginas.privacidade.guarda.conectado': 'Só com “Manter conectado”: as últimas leituras, para ver sem internet.',
  'paginas.privacidade.guarda.vistos':
    'Só se você pedir: as notas e faltas que você já viu, sem nome, para marcar o que mudou. Ficam também depois de sair.',
  'paginas.privacidade.guarda.rascunho':
    'Em um aparelho seu ou da família: o pedido de vaga começado, por 7 dias, e o recibo, por 30 dias.',
  'paginas.privacidade.guarda.publico':
    'Em aparelho de uso público: só as escolhas da página Configurações. O que você digita fica só na página aberta.',
  'paginas.privacidade.guarda.sair': 'Ao sair, tudo o que é pessoal é apagado, menos o que você pediu para lembrar.',
  'paginas.privacidade.apagar': 'Ver e apagar o que está neste aparelho',
  'paginas.privacidade.direitos': 'O que você pode pedir',
  'paginas.privacidade.direitosLead':
    'Quem responde pelos dados é a rede de ensino. Você pode pedir a ela, a qualquer hora e de graça:',
  'paginas.privacidade.direito.ver': 'para ver os dados que ela tem sobre você ou sobre a criança;',
  'paginas.privacidade.direito.corrigir': 'para corrigir o que está errado;',
  'paginas.privacidade.direito.reclamar':
    'para explicar o que faz com eles. Se não responder, procure a Autoridade Nacional de Proteção de Dados (ANPD).',
  'paginas.privacidade.contato': 'Com quem falar',
} as const satisfies Messages
