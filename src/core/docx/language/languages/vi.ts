import type { Language } from '../language.ts';

export const vietnamese: Language = {
  name: 'Vietnamese',
  script: 'Latin',
  headings: {
    references: `
      tài liệu tham khảo | danh mục tài liệu tham khảo | tài liệu | thư mục | thư mục tham khảo
      tài liệu trích dẫn | danh mục các tài liệu tham khảo | danh mục tham khảo | danh mục tài liệu
      danh mục tài liệu trích dẫn | danh sách tài liệu tham khảo | tài liệu tham khảo và trích dẫn
      tài liệu tham khảo chính | tham khảo | nguồn tham khảo | nguồn tài liệu tham khảo | nguồn tài liệu
      danh mục sách tham khảo | tài liệu tham khảo tiếng việt | tài liệu tham khảo tiếng anh
      tài liệu tiếng việt | tài liệu tiếng anh | thư mục tài liệu tham khảo | các tài liệu tham khảo
      tài liệu và sách tham khảo | thư mục trích dẫn
    `,
    ownPublications: `
      danh mục công trình đã công bố | danh mục công trình của tác giả
      danh mục các công trình khoa học đã công bố | danh mục các công trình đã công bố
      danh mục các công trình đã công bố của tác giả | danh mục các công trình của tác giả
      danh mục công trình khoa học đã công bố | danh mục công trình khoa học của tác giả
      danh mục công trình khoa học | danh mục các công trình khoa học
      danh mục các công trình nghiên cứu đã công bố | danh mục công trình nghiên cứu của tác giả
      danh mục các công trình khoa học của tác giả
      danh mục các công trình khoa học của tác giả liên quan đến luận án
      danh mục công trình đã công bố liên quan đến luận án
      danh mục các công trình đã công bố liên quan đến luận án | danh mục các bài báo đã công bố
      các công trình đã công bố | các công trình đã công bố của tác giả | các công trình công bố
      công trình đã công bố | công trình khoa học đã công bố | danh mục bài báo khoa học
      danh mục các bài báo | những công trình đã công bố | danh mục những công trình đã công bố
      danh mục các công trình công bố | danh mục công trình công bố
    `,
    abstract: `
      tóm tắt | tóm tắt nội dung | tóm tắt luận án | tóm tắt luận văn | tóm tắt (tiếng việt)
      tóm tắt tiếng việt | tóm tắt tiếng anh | tóm tắt đề tài | tóm tắt đồ án | tóm tắt khóa luận
      tóm tắt nghiên cứu | tóm tắt nội dung luận văn | tóm tắt nội dung luận án | bản tóm tắt
      trích yếu luận án | trích yếu luận văn | tóm lược | trích yếu
    `,
    acknowledgements: `
      lời cảm ơn | lời tri ân | lời cảm tạ | cảm tạ | lời cảm ơn chân thành | cảm ơn
    `,
    contents: 'mục lục | mục lục chi tiết | bảng mục lục | mục lục nội dung',
    listOfFigures: `
      danh mục hình | danh mục hình vẽ | danh sách hình | danh sách hình vẽ | danh mục các hình
      danh mục hình ảnh | danh mục các hình vẽ | danh mục các hình vẽ, đồ thị | danh mục biểu đồ
      danh mục các hình ảnh | danh mục các hình vẽ và đồ thị | danh mục hình vẽ, đồ thị
      danh mục hình vẽ và đồ thị | danh mục hình, đồ thị | danh mục các hình, đồ thị
      danh mục các biểu đồ | danh mục đồ thị | danh mục các đồ thị | danh mục sơ đồ | danh mục các sơ đồ
      danh mục ảnh | danh mục các ảnh | danh mục hình và biểu đồ | danh mục biểu đồ, sơ đồ
      danh mục biểu đồ và hình | danh mục các biểu đồ, sơ đồ | danh mục sơ đồ, biểu đồ
      danh mục sơ đồ, hình vẽ | danh mục hình ảnh và biểu đồ | danh mục hình và bảng | danh mục bản đồ
      danh sách các hình | danh sách các hình vẽ | danh sách hình ảnh | danh sách biểu đồ
      danh sách đồ thị | mục lục hình ảnh | mục lục hình | danh mục hình minh họa
    `,
    listOfTables: `
      danh mục bảng | danh sách bảng | danh mục các bảng | danh mục bảng biểu | danh sách bảng biểu
      danh mục các bảng biểu | danh mục bảng số liệu | danh mục các bảng số liệu | danh mục bảng và hình
      danh mục bảng, biểu | danh mục bảng, biểu đồ | danh mục bảng biểu, hình vẽ
      danh mục bảng biểu và hình vẽ | danh sách các bảng | danh sách các bảng biểu
      danh mục các bảng, biểu | danh mục biểu bảng | danh mục biểu | mục lục bảng | mục lục bảng biểu
      danh mục bảng biểu, sơ đồ
    `,
    appendix: `
      phụ lục | các phụ lục | phụ lục luận văn | phụ lục luận án | phần phụ lục | tài liệu đính kèm
      phụ đính
    `,
    introduction: `
      giới thiệu | mở đầu | phần mở đầu | đặt vấn đề | lời mở đầu | dẫn nhập | lời giới thiệu
      lời giới thiệu chung | giới thiệu chung | giới thiệu đề tài | phần giới thiệu
      giới thiệu nghiên cứu | phần dẫn nhập | dẫn luận
    `,
    conclusion: `
      kết luận | kết luận và kiến nghị | kết luận và hướng phát triển | kết luận chung
      kết luận và khuyến nghị | kết luận và đề nghị | kết luận và đề xuất | kết luận - kiến nghị
      kết luận, kiến nghị | kết luận và hàm ý | kết luận và hàm ý quản trị
      kết luận và hàm ý chính sách | phần kết luận | kết luận và bàn luận | kết luận và thảo luận
      kết luận và gợi ý chính sách | tổng kết | lời kết
    `,
    otherFront: `
      trang bìa | trang phụ bìa | lời cam đoan | lời nói đầu | lời đề tặng | danh mục từ viết tắt
      danh mục chữ viết tắt | danh mục các chữ viết tắt | danh mục các ký hiệu, các chữ viết tắt
      danh mục ký hiệu | bảng chú giải thuật ngữ | từ khóa | bìa chính | bìa phụ | trang tên | trang phụ
      trang đề tựa | trang chấp thuận | trang phê duyệt | trang xác nhận | xác nhận của hội đồng
      xác nhận của giảng viên hướng dẫn | nhận xét của giảng viên hướng dẫn
      nhận xét của giáo viên hướng dẫn | nhận xét của giảng viên phản biện
      nhận xét của giáo viên phản biện | nhận xét của người hướng dẫn | nhận xét của hội đồng
      nhiệm vụ luận văn | nhiệm vụ luận văn thạc sĩ | nhiệm vụ đồ án | lời cam kết | bản cam đoan
      cam đoan | lời tựa | lời đề tựa | lời ngỏ | danh mục các từ viết tắt | danh mục từ ngữ viết tắt
      danh mục các từ ngữ viết tắt | danh mục các chữ cái viết tắt | danh mục viết tắt
      danh mục các ký hiệu | danh mục các kí hiệu | danh mục kí hiệu
      danh mục các ký hiệu và chữ viết tắt | danh mục ký hiệu và chữ viết tắt
      danh mục các ký hiệu, chữ viết tắt | danh mục ký hiệu, chữ viết tắt
      danh mục ký hiệu và từ viết tắt | danh mục các ký hiệu và từ viết tắt | danh mục thuật ngữ
      danh mục các thuật ngữ | danh mục thuật ngữ và từ viết tắt | danh mục thuật ngữ viết tắt
      danh mục thuật ngữ, chữ viết tắt | danh sách từ viết tắt | danh sách các từ viết tắt
      danh sách chữ viết tắt | danh sách ký hiệu | các từ viết tắt | các chữ viết tắt | bảng ký hiệu
      bảng ký hiệu viết tắt | bảng các chữ viết tắt | bảng chữ viết tắt | bảng viết tắt
      bảng từ viết tắt | chữ viết tắt | từ viết tắt | những từ viết tắt | những chữ viết tắt
      quy ước viết tắt | bảng thuật ngữ | danh mục phụ lục | danh mục các phụ lục
    `,
    otherBack: `
      chỉ mục | từ điển chú giải | lý lịch khoa học | lý lịch trích ngang | lí lịch khoa học
      sơ yếu lý lịch | tiểu sử tác giả | tiểu sử | chú thích | ghi chú | bảng tra cứu | bảng chỉ dẫn
      bảng tra | chỉ mục tra cứu | lời bạt | danh mục phụ lục | danh mục các phụ lục
    `,
  },
  chapters: 'chương | phần | phần thứ | chương thứ',
  captions: {
    table: 'bảng | biểu | bảng biểu',
    figure: `
      hình | biểu đồ | sơ đồ | ảnh | bản đồ | đồ thị | hình ảnh | hình vẽ | lược đồ | bản vẽ | minh họa
      hình minh họa | lưu đồ | ảnh chụp màn hình | giản đồ
    `,
    other: `
      thuật toán | giải thuật | mã nguồn | đoạn mã | mã giả | phương trình | công thức | hộp | khung
      ví dụ | trích đoạn | đoạn chương trình
    `,
    note: 'nguồn | ghi chú',
    tableGenitive: null,
    figureGenitive: null,
    supplement: 'phụ lục | bổ sung',
    numberSign: 'số | no.',
    numberFirst: 'never',
  },
  continuation: {
    behind: 'tiếp theo | tiếp | tt. | tiếp theo trang trước | tiếp tục',
    lastPart: 'hết | kết thúc',
    before: 'tiếp theo | tiếp | tiếp tục',
  },
  numbers: {
    cardinals: 'một | hai | ba | bốn | năm | sáu | bảy | tám | chín | mười',
    ordinals: 'nhất | nhì | ba | tư | năm | sáu | bảy | tám | chín | mười',
    ordinalEnding: null,
    ordinalSign: null,
  },
  conjunctions: 'và | hoặc | cùng',
  styles: {
    caption: `
      chú thích | tên bảng | tên hình | tiêu đề bảng | tiêu đề hình | đầu đề bảng | đầu đề hình
    `,
    table: 'bảng',
    figure: 'hình',
  },
  entries: {
    unitBefore: 'tr. | tập | quyển',
    unitBehind: 'tr.',
    publication: `
      nxb | nxb. | nhà xuất bản | tạp chí | luận án tiến sĩ | luận văn thạc sĩ | kỷ yếu hội thảo
      kỷ yếu | truy cập ngày | truy cập tại | truy cập từ | truy cập: | chủ biên | (chủ biên) | dịch giả
      người dịch | giáo trình
    `,
  },
  falseFriends: null,
};
