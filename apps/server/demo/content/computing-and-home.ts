import type { Shelf } from './item.ts'

export const computing: Shelf = {
  category: 'computacion',
  items: [
    {
      sub: 'notebooks',
      object: 'laptop',
      price: 890_000,
      title: 'Lenovo ThinkPad T14 Ryzen 5 Pro, 16 GB y SSD de 512',
      about:
        'Equipo corporativo muy bien cuidado. Teclado en español retroiluminado y batería al 88 %. Windows 11 Pro con licencia.',
    },
    {
      sub: 'notebooks',
      object: 'laptop',
      price: 1_350_000,
      title: 'MacBook Air M1 de 256 GB color gris espacial',
      about: 'Tiene 142 ciclos de batería. Sin golpes, siempre con funda rígida. Va con el cargador de 30 W.',
      paint: 60,
    },
    {
      sub: 'notebooks',
      object: 'laptop',
      price: 310_000,
      condition: 'reacondicionado',
      title: 'Notebook HP 240 G7 con SSD nuevo',
      about:
        'Le cambié el disco por un SSD de 240 GB y le sumé memoria: quedó en 12 GB. Para estudiar o trabajar va sobrada.',
      paint: 280,
    },
    {
      sub: 'pc-de-escritorio',
      object: 'desktop-computer',
      price: 960_000,
      title: 'PC gamer Ryzen 5 5600 con RTX 3060 de 12 GB',
      about:
        'Armada en 2023, fuente de 650 W certificada. Corre todo en 1080p alto. Se puede probar en casa antes de llevarla.',
    },
    {
      sub: 'componentes',
      object: 'optical-disk',
      price: 38_000,
      title: 'Grabadora de DVD externa LG ultrafina',
      about: 'Se alimenta por USB, no necesita fuente. Lee y graba sin problemas, probada esta semana.',
    },
    {
      sub: 'componentes',
      object: 'keyboard',
      price: 84_000,
      title: 'Teclado mecánico Redragon Kumara con switches rojos',
      about: 'Silencioso para ser mecánico. Le saqué las teclas y lo lavé a fondo antes de publicarlo.',
    },
    {
      sub: 'componentes',
      object: 'computer-mouse',
      price: 46_000,
      title: 'Mouse Logitech G502 Hero con pesas',
      about: 'Doble clic ninguno, la ruedita infinita anda perfecto. Tiene las pesas en su cajita.',
    },
    {
      sub: 'monitores',
      object: 'desktop-computer',
      price: 265_000,
      title: 'Monitor LG UltraGear de 24" y 144 Hz',
      about: 'Sin píxeles muertos. Lo vendo porque pasé a uno ultrawide. Con cable DisplayPort.',
      paint: 200,
    },
    {
      sub: 'impresoras',
      object: 'printer',
      price: 198_000,
      title: 'Impresora Epson L3250 con sistema continuo',
      about:
        'Imprimió unas 3.000 hojas. Los tanques están por la mitad y los cabezales limpios. Se conecta por wifi.',
    },
    {
      sub: 'redes',
      object: 'wireless',
      price: 74_000,
      title: 'Router TP-Link Archer C80 de doble banda',
      about: 'Cubre bien un departamento de tres ambientes. Se entrega restaurado de fábrica.',
    },
    {
      sub: 'pc-de-escritorio',
      object: 'floppy-disk',
      price: 120_000,
      title: 'Commodore 64 con diskettera y caja de juegos',
      about:
        'Enciende y carga. Son 40 diskettes, la mayoría con juegos de la época. Fuente revisada por un técnico para que no queme el chip.',
    },
  ],
}

export const home: Shelf = {
  category: 'hogar-y-muebles',
  items: [
    {
      sub: 'muebles',
      object: 'couch-and-lamp',
      price: 390_000,
      title: 'Sillón de dos cuerpos azul con lámpara de pie',
      about:
        'Tapizado en chenille antimanchas, hecho a medida hace dos años. La lámpara va de regalo, con foco led. Mide 1,60 m.',
    },
    {
      sub: 'muebles',
      object: 'bed',
      price: 340_000,
      title: 'Cama de dos plazas de pino macizo con respaldo',
      about:
        'Madera lustrada en nogal claro. Va sin colchón y se entrega desarmada, con todos los tornillos en una bolsita.',
    },
    {
      sub: 'muebles',
      object: 'chair',
      price: 156_000,
      title: 'Juego de cuatro sillas de comedor de madera',
      about: 'Son de guatambú, firmes, sin movimiento. A una le falta un taquito de goma en la pata.',
    },
    {
      sub: 'decoracion',
      object: 'mirror',
      price: 92_000,
      title: 'Espejo ovalado con marco dorado a la hoja',
      about:
        'Estaba en el hall de la casa de mi abuela. El espejo no tiene manchas y el marco fue restaurado.',
    },
    {
      sub: 'decoracion',
      object: 'amphora',
      price: 64_000,
      title: 'Ánfora de cerámica pintada a mano, 45 cm',
      about: 'Hecha en un taller de Purmamarca. Pieza única, firmada en la base.',
    },
    {
      sub: 'cocina-y-bazar',
      object: 'teapot',
      price: 48_000,
      title: 'Tetera de porcelana Verbano con seis tazas',
      about:
        'Juego completo con platitos y azucarera. Una taza tiene un cachadito en el borde que casi no se nota.',
    },
    {
      sub: 'cocina-y-bazar',
      object: 'mate',
      price: 29_000,
      condition: 'nuevo',
      title: 'Mate imperial de alpaca con bombilla pico de loro',
      about: 'Calabaza seleccionada y virola cincelada a mano. Sin curar, para que lo cures a tu gusto.',
    },
    {
      sub: 'cocina-y-bazar',
      object: 'shallow-pan-of-food',
      price: 77_000,
      title: 'Disco de arado de 50 cm con patas y tapa',
      about:
        'Curado y listo para usar. Con quemador a gas y manguera, ideal para cocinar para quince personas.',
    },
    {
      sub: 'iluminacion',
      object: 'light-bulb',
      price: 36_000,
      condition: 'nuevo',
      title: 'Guirnalda de 20 luces cálidas para exterior',
      about: 'Diez metros, lámparas led de filamento. La compré para un cumpleaños y quedó sin abrir.',
    },
    {
      sub: 'jardin',
      object: 'potted-plant',
      price: 22_500,
      title: 'Monstera deliciosa de un metro en maceta de barro',
      about: 'Está sana y con hojas nuevas. Necesita luz indirecta y riego una vez por semana.',
    },
    {
      sub: 'textiles',
      object: 'yarn',
      price: 58_000,
      condition: 'nuevo',
      title: 'Manta tejida a mano en lana merino, 1,80 x 1,40',
      about: 'Tejida en dos agujas por mi mamá. Color natural con guarda en terracota. Se lava a mano.',
    },
  ],
}
