import type { Shelf } from './item.ts'

export const appliances: Shelf = {
  category: 'electrodomesticos',
  items: [
    {
      sub: 'heladeras',
      object: 'ice',
      price: 310_000,
      title: 'Freezer vertical Gafa de 180 litros',
      about: 'Enfría parejo y hace poco ruido. Le cambiamos el burlete el año pasado. Se ve andando.',
    },
    {
      sub: 'heladeras',
      object: 'glass-of-milk',
      price: 465_000,
      title: 'Heladera con freezer Drean de 364 litros',
      about:
        'Cuatro años de uso. Los estantes y cajones están completos. La puerta tiene un imán que dejó una marca chiquita.',
    },
    {
      sub: 'lavarropas',
      object: 'bubbles',
      price: 285_000,
      title: 'Lavarropas automático Longvie de 7 kg',
      about:
        'Carga superior, 1.000 vueltas. Mangueras nuevas y filtro recién limpiado. Lo vendo por mudanza.',
    },
    {
      sub: 'lavarropas',
      object: 'socks',
      price: 330_000,
      condition: 'reacondicionado',
      title: 'Lavasecarropas Samsung de 8 kg reacondicionado',
      about: 'Rodamientos y correa nuevos, con tres meses de garantía escrita del taller.',
    },
    {
      sub: 'climatizacion',
      object: 'snowflake',
      price: 520_000,
      title: 'Aire acondicionado split BGH de 3.000 frigorías',
      about:
        'Frío y calor, con control y soporte exterior. Está desinstalado por un matriculado y con el gas recuperado.',
    },
    {
      sub: 'climatizacion',
      object: 'fire',
      price: 94_000,
      title: 'Estufa a gas Eskabe de tiro balanceado, 3.000 calorías',
      about: 'Encendido por chispero. Incluye el kit de ventilación completo. Revisada antes del invierno.',
    },
    {
      sub: 'climatizacion',
      object: 'folding-hand-fan',
      price: 58_000,
      title: 'Ventilador de pie Liliana de 20 pulgadas',
      about: 'Tres velocidades y no vibra. Las aspas son metálicas.',
    },
    {
      sub: 'pequenos-electrodomesticos',
      object: 'hot-beverage',
      price: 240_000,
      title: 'Cafetera espresso De’Longhi Dedica con vaporizador',
      about: 'Descalcificada cada dos meses. Va con dos filtros, el tamper y una jarrita de acero.',
    },
    {
      sub: 'pequenos-electrodomesticos',
      object: 'tropical-drink',
      price: 71_000,
      title: 'Licuadora Philips Walita con jarra de vidrio',
      about: 'Muele hielo sin problema. La jarra es de un litro y medio, sin rajaduras.',
    },
    {
      sub: 'pequenos-electrodomesticos',
      object: 'baguette-bread',
      price: 119_000,
      title: 'Máquina de hacer pan Atma de un kilo',
      about: 'Doce programas. La usé para aprender y terminé amasando a mano. Recetario incluido.',
    },
    {
      sub: 'pequenos-electrodomesticos',
      object: 'cooking',
      price: 87_000,
      condition: 'nuevo',
      title: 'Freidora de aire Peabody de 4 litros, sin abrir',
      about: 'Me la gané en un sorteo y ya tenía una. Con garantía de fábrica de un año.',
    },
  ],
}

export const tools: Shelf = {
  category: 'herramientas',
  items: [
    {
      sub: 'electricas',
      object: 'electric-plug',
      price: 126_000,
      title: 'Taladro percutor Bosch GSB 13 RE con maletín',
      about: 'Carbones nuevos. Va con un juego de mechas para madera y para pared.',
    },
    {
      sub: 'electricas',
      object: 'high-voltage',
      price: 218_000,
      title: 'Soldadora inverter Lüsqtoff de 200 A',
      about: 'Trabajó poco, en la reja de casa. Incluye máscara fotosensible y dos kilos de electrodos 6013.',
    },
    {
      sub: 'electricas',
      object: 'carpentry-saw',
      price: 172_000,
      title: 'Sierra circular Makita 5007 de 7 1/4',
      about: 'La hoja de widia es nueva, de 40 dientes. El cable tiene un empalme bien hecho.',
    },
    {
      sub: 'manuales',
      object: 'hammer-and-wrench',
      price: 43_000,
      title: 'Juego de llaves combinadas Bahco del 6 al 22',
      about: 'Están las diecisiete, en su paño original. Acero cromo vanadio.',
    },
    {
      sub: 'manuales',
      object: 'hammer',
      price: 19_500,
      title: 'Martillo carpintero Stanley antivibración',
      about: 'Poco uso. Mango de goma entero, no está pegado.',
    },
    {
      sub: 'manuales',
      object: 'wrench',
      price: 31_000,
      title: 'Llave Stillson de 18 pulgadas Gedore',
      about: 'Alemana, de las de antes. Muerde perfecto, tiene pintura saltada.',
    },
    {
      sub: 'manuales',
      object: 'axe',
      price: 36_500,
      title: 'Hacha de mano forjada con cabo de lenga',
      about: 'Afilada y con funda de cuero cosida a mano. Ideal para leña chica y campamento.',
    },
    {
      sub: 'construccion',
      object: 'ladder',
      price: 108_000,
      title: 'Escalera de aluminio extensible de 6 metros',
      about: 'Dos tramos, soporta 150 kilos. Zapatas de goma nuevas.',
    },
    {
      sub: 'construccion',
      object: 'brick',
      price: 145_000,
      title: 'Lote de 300 ladrillos vistos antiguos',
      about: 'De una demolición en San Telmo, ya limpios y apilados. Se cargan desde la vereda.',
    },
    {
      sub: 'taller',
      object: 'toolbox',
      price: 69_000,
      title: 'Caja metálica de cinco bandejas con herramientas',
      about:
        'Pinzas, destornilladores, tester y cinta métrica. Era de mi viejo, que trabajaba de electricista.',
    },
    {
      sub: 'taller',
      object: 'clamp',
      price: 82_000,
      title: 'Morsa de banco fija de 5 pulgadas',
      about: 'Fundición nacional, con mordazas en buen estado. Pesa 14 kilos.',
    },
  ],
}

export const kids: Shelf = {
  category: 'ninos-y-bebes',
  items: [
    {
      sub: 'juguetes',
      object: 'teddy-bear',
      price: 26_000,
      title: 'Oso de peluche gigante de 90 cm',
      about: 'Lavado y perfumado. Tiene un moño rojo y no le falta ningún ojo.',
    },
    {
      sub: 'juguetes',
      object: 'kite',
      price: 14_500,
      condition: 'nuevo',
      title: 'Barrilete acrobático de dos hilos',
      about: 'Nunca voló: vivimos en un departamento. Incluye manijas y cola de repuesto.',
    },
    {
      sub: 'juguetes',
      object: 'locomotive',
      price: 118_000,
      title: 'Tren eléctrico Lima escala H0 con estación',
      about:
        'Locomotora, cuatro vagones y tres metros de vías. El transformador es a 220. Anda de maravilla.',
    },
    {
      sub: 'juguetes',
      object: 'nesting-dolls',
      price: 33_000,
      title: 'Mamushkas rusas de siete piezas pintadas a mano',
      about: 'Traídas de un viaje en 2009. Encastran bien y no tienen saltaduras.',
    },
    {
      sub: 'cochecitos',
      object: 'baby',
      price: 184_000,
      title: 'Cochecito travel system con huevito y base',
      about:
        'Lo usó un solo bebé. Se pliega con una mano. Los arneses y la tela salieron del lavarropas impecables.',
    },
    {
      sub: 'cochecitos',
      object: 'baby-bottle',
      price: 42_000,
      title: 'Esterilizador y seis mamaderas Avent',
      about: 'Esterilizador de vapor para microondas. Dos tetinas están sin usar.',
    },
    {
      sub: 'ropa-de-ninos',
      object: 't-shirt',
      price: 21_000,
      title: 'Lote de ropa de nene talle 4, doce prendas',
      about: 'Remeras, dos jeans y una campera. Todo sano, sin manchas, de casa sin mascotas.',
      paint: 90,
    },
    {
      sub: 'ropa-de-ninos',
      object: 'ballet-shoes',
      price: 17_500,
      title: 'Zapatillas de punta y malla de danza talle 10',
      about: 'Las puntas tienen tres clases de uso. La malla es celeste, con pollerita.',
    },
    {
      sub: 'juegos-de-mesa',
      object: 'puzzle-piece',
      price: 23_000,
      title: 'Rompecabezas Ravensburger de 2.000 piezas',
      about: 'Mapa antiguo del mundo. Lo armamos una vez y está completo, doy fe.',
    },
    {
      sub: 'juegos-de-mesa',
      object: 'game-die',
      price: 39_000,
      title: 'Lote de cuatro juegos de mesa: Catan, Carcassonne y más',
      about: 'Catan, Carcassonne, Dixit y un TEG de los 90. Los cuatro completos, algunas cajas con cinta.',
    },
    {
      sub: 'juegos-de-mesa',
      object: 'chess-pawn',
      price: 68_000,
      title: 'Ajedrez de madera tallada con tablero plegable',
      about: 'Piezas con peso y paño abajo. El rey mide nueve centímetros.',
    },
  ],
}
