/** What is sold, the most frequent first: about every tenth auction is of the first. */
export const THINGS =
  `bicicleta|celular|notebook|zapatillas|mesa|silla|guitarra|cámara|televisor|heladera|campera|sillón|
  reloj|bolso|mochila|cuadro|lámpara|taladro|amoladora|parlante|auriculares|monitor|teclado|impresora|tablet|consola|
  joystick|lavarropas|microondas|cocina|anafe|termotanque|ventilador|estufa|aire acondicionado|escritorio|biblioteca|
  placard|cama|colchón|cuna|cochecito|muñeca|pelota|raqueta|carpa|caña de pescar|kayak|patines|casco|cubierta|batería|
  motor|moto|auto|camioneta|tractor|lote|departamento|cochera|libro|enciclopedia|historieta|vinilo|tocadiscos|moneda|
  billete|estampilla|medalla|anillo|collar|pulsera|aros|perfume|vestido|camisa|pantalón|botas|sandalias|sombrero|
  bandoneón|piano|violín|saxofón|trompeta|bombo|amplificador|micrófono|proyector|dron|lente|trípode|telescopio|
  microscopio|sierra|lijadora|soldadora|compresor|generador|escalera|carretilla|hidrolavadora|bordeadora|maceta|parrilla|
  horno|batidora|licuadora|cafetera|pava eléctrica|vajilla|cubiertos|copas|mantel|acolchado|cortina|alfombra|espejo|
  jarrón|escultura|grabado|tapiz|baúl|cristalero|araña|candelabro|radio antigua|máquina de escribir|máquina de coser`
    .split('|')
    .map((word) => word.trim())

export const MAKERS =
  `venzo|samsung|philips|sony|lg|motorola|apple|xiaomi|noblex|bgh|whirlpool|drean|gafa|patrick|lenovo|
  dell|hp|asus|acer|canon|nikon|fujifilm|gopro|yamaha|fender|gibson|ibanez|casio|roland|bosch|makita|dewalt|black decker|
  stanley|einhell|skil|honda|zanella|gilera|ford|renault|fiat|volkswagen|peugeot|chevrolet|toyota|nike|adidas|puma|topper|
  fila|reebok|lacoste|levis|wrangler|rolex|citizen|seiko|swatch|montblanc|parker|lego|playmobil|mattel|hasbro|nintendo|
  microsoft|logitech|razer|jbl|bose|pioneer|technics|aiwa|raleigh|trek|specialized|giant|aurora|olmo|shimano|coleman|
  doite|waterdog|rapala|penn|tramontina|essen|durax|rigolleau|tiffany|swarovski`
    .split('|')
    .map((word) => word.trim())

export const WAYS =
  `negro|blanca|rojo|azul|verde|gris|de madera|de acero|de cuero|de bronce|inalámbrico|plegable|antiguo|
  restaurada|nuevo en caja|casi sin uso|impecable|original|importada|artesanal|de colección|para niños|para mujer|
  para hombre|profesional|portátil|grande|chica|mediano|con estuche|con funda|con garantía|con detalle|a reparar|
  completo|edición limitada|primera edición|doble|eléctrica|a batería|a nafta|usado|vintage|moderno|clásica`
    .split('|')
    .map((word) => word.trim())

/** Names are made of these: 60 and more, so that there are as many words as in real titles. */
export const SYLLABLES = ['b', 'c', 'd', 'f', 'g', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v'].flatMap(
  (consonant) => ['a', 'e', 'i', 'o', 'u'].map((vowel) => consonant + vowel),
)

export const SENTENCES =
  `Se entrega como se ve en las fotos.|Funciona perfecto, se prueba al retirar.|Lo usé dos veces y quedó guardado.|
  Viene con su caja y manuales.|Tiene marcas de uso que no afectan nada.|Hago envíos a todo el país por correo.|
  Se retira por la zona de la estación.|La batería dura toda la jornada.|Es de una herencia familiar.|
  Acepto preguntas y respondo rápido.|Incluye cargador y cable originales.|Ideal para regalo.|
  El color puede variar un poco según la luz.|Está revisada por un técnico.|Se vende por mudanza.`
    .split('|')
    .map((sentence) => sentence.trim())

export const PLACES: readonly (readonly [province: string, city: string, share: number])[] = [
  ['Buenos Aires', 'La Plata', 14],
  ['Buenos Aires', 'Mar del Plata', 10],
  ['Buenos Aires', 'Bahía Blanca', 6],
  ['Buenos Aires', 'Tandil', 4],
  ['Ciudad Autónoma de Buenos Aires', 'Ciudad Autónoma de Buenos Aires', 25],
  ['Córdoba', 'Córdoba', 9],
  ['Córdoba', 'Río Cuarto', 3],
  ['Santa Fe', 'Rosario', 8],
  ['Santa Fe', 'Santa Fe', 4],
  ['Mendoza', 'Mendoza', 6],
  ['Tucumán', 'San Miguel de Tucumán', 4],
  ['Salta', 'Salta', 3],
  ['Neuquén', 'Neuquén', 2],
  ['Misiones', 'Posadas', 1],
  ['Tierra del Fuego', 'Ushuaia', 1],
]
