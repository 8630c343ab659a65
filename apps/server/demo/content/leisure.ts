import type { Shelf } from './item.ts'

export const sports: Shelf = {
  category: 'deportes-y-aire-libre',
  items: [
    {
      sub: 'bicicletas',
      object: 'bicycle',
      price: 285_000,
      title: 'Bicicleta de paseo rodado 28 con canasto',
      about:
        'Cambios Shimano de seis velocidades, recién pasada por el bicicletero. El canasto es de mimbre y sale con dos tuercas.',
    },
    {
      sub: 'bicicletas',
      object: 'bicycle',
      price: 540_000,
      title: 'Mountain bike Venzo Primal rodado 29',
      about:
        'Frenos hidráulicos y horquilla con bloqueo. Talle M. Tiene rayitas en el cuadro, nada que afecte.',
      paint: 210,
    },
    {
      sub: 'fitness',
      object: 'boxing-glove',
      price: 47_000,
      title: 'Guantes de boxeo Everlast de 14 onzas con vendas',
      about: 'Cuero sintético, sin costuras abiertas. Los dejé porque cambié de deporte.',
    },
    {
      sub: 'fitness',
      object: 'person-lifting-weights',
      price: 163_000,
      title: 'Juego de mancuernas y barra, 60 kilos en total',
      about: 'Discos de fundición pintados, barra de 1,60 y topes de rosca. Se retira con vehículo.',
    },
    {
      sub: 'camping',
      object: 'tent',
      price: 152_000,
      title: 'Carpa Doite para cuatro personas con ábside',
      about:
        'Columna de agua de 3.000 mm. Aguantó una tormenta en El Bolsón sin una gota adentro. Varillas de duraluminio.',
    },
    {
      sub: 'camping',
      object: 'flashlight',
      price: 28_000,
      title: 'Linterna táctica recargable de 1.200 lúmenes',
      about: 'Cinco modos y zoom. La batería 18650 es nueva.',
    },
    {
      sub: 'camping',
      object: 'hiking-boot',
      price: 96_000,
      title: 'Botas de trekking Montagne talle 42 impermeables',
      about: 'Una travesía en Bariloche y dos caminatas. Suela Vibram sin desgaste.',
    },
    {
      sub: 'futbol',
      object: 'soccer-ball',
      price: 55_000,
      title: 'Pelota oficial Adidas de la Copa, número 5',
      about: 'Termosellada. Jugó un solo partido en césped sintético y está como nueva.',
    },
    {
      sub: 'futbol',
      object: 'goal-net',
      price: 134_000,
      condition: 'nuevo',
      title: 'Par de arcos de fútbol desarmables con red',
      about: 'De caño galvanizado, 3 por 2 metros. Se arman en diez minutos.',
    },
    {
      sub: 'nautica',
      object: 'canoe',
      price: 690_000,
      title: 'Kayak doble Atlantikayaks con remos y chalecos',
      about:
        'Guardado siempre bajo techo en la guardería de Tigre. Dos remos desarmables, cubrecockpits y carrito.',
    },
    {
      sub: 'pesca',
      object: 'fishing-pole',
      price: 118_000,
      title: 'Equipo de pesca variada: caña, reel y caja completa',
      about:
        'Caña de 2,40 m para 10 a 30 gramos y reel frontal de cinco rulemanes. La caja tiene señuelos, boyas y plomadas.',
    },
  ],
}

export const music: Shelf = {
  category: 'musica',
  items: [
    {
      sub: 'guitarras',
      object: 'guitar',
      price: 620_000,
      title: 'Fender Stratocaster mexicana color rojo',
      about: 'Del 2015, trastes al 90 %. Calibrada por luthier con cuerdas 010. Va con estuche rígido.',
    },
    {
      sub: 'guitarras',
      object: 'guitar',
      price: 145_000,
      title: 'Guitarra eléctrica SX tipo Les Paul con amplificador',
      about: 'Para arrancar viene perfecta. El amplificador es de 15 watts y tiene salida para auriculares.',
      paint: 45,
    },
    {
      sub: 'guitarras',
      object: 'banjo',
      price: 230_000,
      title: 'Banjo Epiphone de cinco cuerdas',
      about: 'Parche nuevo y puente recién ajustado. No se consigue fácil acá.',
    },
    {
      sub: 'teclados',
      object: 'musical-keyboard',
      price: 480_000,
      title: 'Piano digital Yamaha P-45 con soporte y pedal',
      about:
        '88 teclas pesadas. Lo tocó mi hija tres años para el conservatorio. Todas las teclas responden parejo.',
    },
    {
      sub: 'teclados',
      object: 'accordion',
      price: 560_000,
      title: 'Acordeón a piano Hohner de 80 bajos',
      about: 'Afinado en 2022. El fuelle no pierde y los registros cambian bien. Correas nuevas.',
    },
    {
      sub: 'percusion',
      object: 'drum',
      price: 395_000,
      title: 'Batería Mapex de cinco cuerpos con platillos',
      about:
        'Incluye hi-hat, crash y ride, banqueta y un pedal de cadena. Los parches del redoblante son nuevos.',
    },
    {
      sub: 'percusion',
      object: 'long-drum',
      price: 88_000,
      title: 'Bombo legüero santiagueño de 40 cm',
      about: 'De ceibo, con parches de oveja y cabra. Hecho por un luthier de La Banda.',
    },
    {
      sub: 'vientos-y-cuerdas',
      object: 'violin',
      price: 265_000,
      title: 'Violín 4/4 Stradella con estuche y dos arcos',
      about: 'Puente y alma colocados por luthier. Cuerdas Dominant con poco uso.',
    },
    {
      sub: 'vientos-y-cuerdas',
      object: 'saxophone',
      price: 830_000,
      title: 'Saxo alto Yamaha YAS-280',
      about: 'Zapatillas sanas y mecánica sin juego. Boquilla 4C, dos cañas sin abrir y correa.',
    },
    {
      sub: 'vinilos-y-cd',
      object: 'dvd',
      price: 74_000,
      title: 'Colección de 60 CD de rock nacional',
      about: 'Charly, Spinetta, Soda, Los Redondos, Divididos, Fito. Todos originales y con librito.',
    },
    {
      sub: 'sonido',
      object: 'control-knobs',
      price: 176_000,
      title: 'Consola Behringer Xenyx de 12 canales con efectos',
      about:
        'Los potenciómetros no hacen ruido. La usamos en una radio comunitaria hasta que pasamos a digital.',
    },
  ],
}

export const fashion: Shelf = {
  category: 'moda',
  items: [
    {
      sub: 'calzado',
      object: 'running-shoe',
      price: 88_000,
      title: 'Zapatillas Asics Gel-Nimbus talle 41',
      about: 'Tienen unos 80 kilómetros. Me quedaron chicas, por eso las vendo.',
    },
    {
      sub: 'calzado',
      object: 'high-heeled-shoe',
      price: 52_000,
      title: 'Stilettos de charol talle 37, una sola puesta',
      about: 'Los usé para un casamiento. Tapitas nuevas y caja original.',
    },
    {
      sub: 'calzado',
      object: 'womans-boot',
      price: 79_000,
      title: 'Botas de cuero vacuno caña alta talle 38',
      about: 'Cuero natural, forradas. Les puse media suela para que no patinen.',
    },
    {
      sub: 'ropa-de-mujer',
      object: 'dress',
      price: 61_000,
      title: 'Vestido de fiesta de gasa talle M',
      about: 'Bordado a mano en la cintura. Recién salido de la tintorería.',
      paint: 250,
    },
    {
      sub: 'ropa-de-mujer',
      object: 'kimono',
      price: 45_000,
      title: 'Kimono de seda estampado, talle único',
      about: 'Comprado en Liniers a una señora japonesa. Los colores son tal cual se ven.',
    },
    {
      sub: 'ropa-de-hombre',
      object: 'coat',
      price: 132_000,
      title: 'Sobretodo de paño de lana gris talle 50',
      about: 'Corte clásico, forro entero y dos botones de repuesto. Tres inviernos.',
    },
    {
      sub: 'ropa-de-hombre',
      object: 'jeans',
      price: 38_000,
      title: 'Lote de tres jeans Levi’s 501 talle 32',
      about: 'Dos azules y uno negro. Sin roturas, con el desgaste natural de la tela.',
    },
    {
      sub: 'carteras-y-mochilas',
      object: 'handbag',
      price: 96_000,
      title: 'Cartera Prüne de cuero color suela',
      about: 'Interior impecable y cierres suaves. Tiene el portacosméticos que trae adentro.',
    },
    {
      sub: 'carteras-y-mochilas',
      object: 'backpack',
      price: 67_000,
      title: 'Mochila de viaje Samsonite de 40 litros',
      about: 'Compartimento para notebook de 15 pulgadas y funda para lluvia. Entra en cabina.',
    },
    {
      sub: 'relojes',
      object: 'watch',
      price: 348_000,
      title: 'Reloj Seiko 5 automático con fondo visto',
      about:
        'Atrasa menos de cinco segundos por día. Cristal sin rayas, malla de acero con todos los eslabones.',
    },
    {
      sub: 'joyas',
      object: 'ring',
      price: 510_000,
      title: 'Anillo de oro 18k con circón, número 16',
      about: 'Pesa 3,2 gramos y tiene el sello de ley. Se puede verificar en la joyería que elijas.',
    },
  ],
}
